import { Timestamp } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { placesIn } from '../../../../src/backstage/live/takenPlaces';

it.each([
  ['11912345678', '11912345678'],
  ['+55 (11) 91234-5678', '11912345678'],
  ['011912345678', '11912345678'],
  ['5532345678', '5532345678'],
  ['não tem', null],
])('the number %j of a winner is called as %j', (celular, phone) => {
  const tickets = [{ id: 'vaga', fields: {} }];
  const winners = [{ id: '0', fields: { vaga: 'vaga', celular } }];
  expect(placesIn({ tickets, winners })[0]?.phone).toBe(phone);
});

it('says which place somebody with the same phone has won before', () => {
  const tickets = ['a', 'b', 'c', 'd'].map((id, second) => ({
    id,
    fields: { em: Timestamp.fromMillis(second) },
  }));
  const phones = ['11912345678', '', '(11) 91234-5678', ''];
  const winners = phones.map((celular, index) => ({
    id: `${index}`,
    fields: { vaga: 'abcd'[index], celular },
  }));
  const places = placesIn({ tickets, winners });
  expect(places.map(({ samePhoneAs }) => samePhoneAs)).toEqual([null, null, 1, null]);
});
