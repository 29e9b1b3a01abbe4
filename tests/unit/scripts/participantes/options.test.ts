import { expect, it } from 'vitest';
import { readOptions } from '../../../../scripts/participantes/options';
import { UsageError } from '../../../../scripts/shared/terminal';

it('npm run participantes takes a promotion and a project', () => {
  expect(readOptions(['carro', '--projeto', 'show-no-ar'])).toEqual({
    promotion: 'carro',
    project: 'show-no-ar',
  });
});

it.each([[[]], [['carro', 'moto']], [['promocoes/carro']], [['carro', '--csv']]])(
  'npm run participantes -- %j is called wrongly',
  (args) => expect(() => readOptions(args)).toThrow(UsageError),
);
