import { expect, it } from 'vitest';
import { planCommand } from '../../../../scripts/equipe/commands';
import { UsageError } from '../../../../scripts/shared/terminal';

it.each([[['listar']], [['adicionar', 'ana@example.com']], [['remover', 'ana@example.com']]])(
  'npm run equipe -- %j takes a project',
  (words) => {
    expect(planCommand(words).project).toBeUndefined();
    expect(planCommand([...words, '--projeto', 'show-no-ar']).project).toBe('show-no-ar');
  },
);

it.each<[string[], string]>([
  [[], 'Faltou o comando.'],
  [['mostrar'], 'Comando desconhecido: mostrar'],
  [['constructor'], 'Comando desconhecido: constructor'],
  [['adicionar'], 'Diga o e-mail'],
  [['adicionar', 'ana'], 'Diga o e-mail'],
  [['remover'], 'Diga o e-mail'],
  [['adicionar', 'ana@example.com', 'bia@example.com'], 'Palavras demais'],
  [['listar', 'ana@example.com'], 'Palavras demais'],
  [['listar', '--todos'], 'opção desconhecida'],
])('npm run equipe -- %j is called wrongly', (args, message) => {
  expect(() => planCommand(args)).toThrow(UsageError);
  expect(() => planCommand(args)).toThrow(message);
});
