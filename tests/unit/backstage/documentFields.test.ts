import { Timestamp } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { fieldsToWrite } from '../../../src/backstage/documentFields';
import type { Fields } from '../../../src/base/fields';

const begin = () => Timestamp.fromMillis(1_900_000_000_000);
const later = Timestamp.fromMillis(1_900_000_060_000);

/** The stored fields, the form's fields before and after typing, and the fields that are written. */
const CASES: [what: string, seen: Fields, initial: Fields, typed: Fields, written: Fields][] = [
  ['nothing', { premio: 'Um carro' }, { premio: 'Um carro' }, { premio: 'Um carro' }, {}],
  [
    'a changed text alone',
    { premio: 'Um carro', video: 'a' },
    { premio: 'Um carro', video: 'a' },
    { premio: 'Uma moto', video: 'a' },
    { premio: 'Uma moto' },
  ],
  ['the removal of a text', { premio: 'Um carro' }, { premio: 'Um carro' }, {}, { premio: undefined }],
  ['a new text', {}, { premio: undefined }, { premio: 'Um carro' }, { premio: 'Um carro' }],
  ['nothing for another object of the same time', { fim: begin() }, { fim: begin() }, { fim: begin() }, {}],
  ['a changed time', { fim: begin() }, { fim: begin() }, { fim: later }, { fim: later }],
  ['the removal of an unknown field', { premo: 'Um carro' }, {}, {}, { premo: undefined }],
  [
    'the removal of a value of another type',
    { premio: 7 },
    { premio: undefined },
    { premio: undefined },
    { premio: undefined },
  ],
  [
    'a text without the space that the console has left at its end',
    { regulamento: 'https://example.com/r.pdf ' },
    { regulamento: 'https://example.com/r.pdf' },
    { regulamento: 'https://example.com/r.pdf' },
    { regulamento: 'https://example.com/r.pdf' },
  ],
];

it.each(CASES)('a form writes %s', (_, seen, initial, typed, written) => {
  expect(fieldsToWrite(seen, typed, initial)).toStrictEqual(written);
});
