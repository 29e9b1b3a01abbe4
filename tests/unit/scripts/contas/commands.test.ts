import { expect, it } from 'vitest';
import { planCommand } from '../../../../scripts/contas/commands';
import { UsageError } from '../../../../scripts/shared/terminal';

it.each([[[]], [['listar']], [['limpar']]])('npm run contas -- %j takes a project', (words) => {
  expect(planCommand(words).project).toBeUndefined();
  expect(planCommand([...words, '--projeto', 'show-no-ar']).project).toBe('show-no-ar');
});

it.each<[string[], string]>([
  [['apagar'], 'Comando desconhecido: apagar'],
  [['limpar', 'ana@example.com'], 'Palavras demais'],
  [['--todas'], 'opção desconhecida'],
])('npm run contas -- %j is called wrongly', (args, message) => {
  expect(() => planCommand(args)).toThrow(UsageError);
  expect(() => planCommand(args)).toThrow(message);
});
