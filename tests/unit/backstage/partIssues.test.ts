import { Timestamp } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { FieldError, partIssue } from '../../../src/backstage/partIssues';
import { OthersChangeError } from '../../../src/backstage/savedFields';
import { LoginDueError, RemovedError } from '../../../src/backstage/teamSession';
import { NoAnswerError } from '../../../src/base/timeouts';
import { takeConsoleErrors } from '../../support/unitSetup';

const labels = { premio: 'Prêmio', fim: 'Termina em', paraCadastrados: 'Só cadastrados' };
const textOf = (error: unknown) => partIssue(error, labels).message;

it.each([
  ['a text', { premio: 'Uma moto' }, 'Prêmio (agora “Uma moto”)'],
  ['a long text', { premio: 'a'.repeat(70) }, `Prêmio (agora “${'a'.repeat(60)}…”)`],
  ['a removed field', { premio: undefined }, 'Prêmio (agora vazio)'],
  [
    'a time',
    { fim: Timestamp.fromMillis(Date.UTC(2031, 11, 1, 23, 30)) },
    'Termina em (agora 1º de dezembro de 2031, às 20h30)',
  ],
  ['a choice', { paraCadastrados: true }, 'Só cadastrados (agora sim)'],
  ['a field without a label', { outro: 1 }, 'outro (agora vazio)'],
])('what somebody else has changed is said in words: %s', (_, stored, words) => {
  const text = textOf(new OthersChangeError(stored, Object.keys(stored)));
  expect(text).toContain(`Outra pessoa mudou isto: ${words}.`);
  expect(text).toContain('O que você digitou continua aqui');
});

it('several changes are all named', () => {
  const text = textOf(new OthersChangeError({ premio: 'Uma moto' }, ['premio', 'fim']));
  expect(text).toContain('Prêmio (agora “Uma moto”); Termina em (agora vazio)');
});

it.each([
  ['the password is due', new LoginDueError(), 'Digite a sua senha no alto desta página e repita'],
  ['the person was removed', new RemovedError(), 'Você não faz mais parte da equipe.'],
  ['there is no answer', new NoAnswerError(), 'O que você digitou continua aqui'],
])('where %s, the form says so', (_, error, words) => {
  expect(textOf(error)).toContain(words);
});

it('a refusal for another reason is logged, and says what to do', () => {
  const refusal = Object.assign(new Error(), { code: 'permission-denied' });
  expect(textOf(refusal)).toContain('nada foi salvo');
  expect(takeConsoleErrors()).toEqual([['O banco recusou o que a equipe fez:', refusal]]);
});

it('a used-up quota is logged, and not called a lost connection', () => {
  const refusal = Object.assign(new Error(), { code: 'resource-exhausted' });
  expect(textOf(refusal)).toBe(
    'O banco de dados recusou, porque chegou ao limite de uso. Chame o desenvolvedor.',
  );
  expect(takeConsoleErrors()).toEqual([['O banco recusou o que a equipe fez:', refusal]]);
});

it('a mistake in one field is shown beside it', () => {
  expect(partIssue(new FieldError('fim', 'Errado.'), labels)).toEqual({ field: 'fim', message: 'Errado.' });
});
