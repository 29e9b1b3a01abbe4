import { expect, it } from 'vitest';
import { planCommand } from '../../../../scripts/sala/commands';
import { UsageError } from '../../../../scripts/shared/terminal';

it.each(['http://example.com', 'javascript:alert(1)', 'example.com', 'protegido:Show', ''])(
  'npm run sala opens no room with the link %j',
  (link) => expect(() => planCommand(['abrir', link])).toThrow('Link recusado'),
);

it('npm run sala accepts an address of this machine only for the emulators', () => {
  const words = ['abrir', 'http://localhost:5000'];
  expect(planCommand(words)).toMatchObject({ project: undefined });
  expect(() => planCommand([...words, '--projeto', 'show-no-ar'])).toThrow('Link recusado');
});

it.each<[string[], string]>([
  [['abrir'], 'Link recusado: (nenhum)'],
  [['preparar', 'Show', 'https://example.com'], 'Nome recusado: Show'],
  [['preparar', '', 'https://example.com'], 'Nome recusado: (nenhum)'],
  [['preparar', 'show', 'http://example.com'], 'Endereço recusado'],
])('npm run sala -- %j is refused', (args, reason) => {
  expect(() => planCommand(args)).toThrow(reason);
});

it.each<[string[], string]>([
  [[], 'Faltou o comando'],
  [['apagar'], 'Comando desconhecido: apagar'],
  // Without the `--` npm passes on the value of an option as a word, and nothing must happen in the wrong place.
  [['abrir', 'https://example.com', 'show-no-ar'], 'Palavras demais'],
  [['fechar', 'sala1'], 'Palavras demais'],
  [['estado', '--projeto', 'Show'], 'precisa do ID do projeto, e não de "Show"'],
  [['estado', '--projeto'], 'sem o seu valor'],
  [['estado', '--projeto', 'demo-show'], 'é um projeto de emulador'],
  [['estado', '--ambiente', 'producao'], 'só conhece homologacao, e não "producao"'],
  [['estado', '--projeto', 'show-no-ar', '--ambiente', 'homologacao'], 'Escolha um'],
])('npm run sala -- %j is called wrongly', (args, reason) => {
  const plan = () => planCommand(args);
  expect(plan).toThrow(UsageError);
  expect(plan).toThrow(reason);
});
