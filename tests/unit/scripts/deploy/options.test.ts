import { expect, it } from 'vitest';
import { readOptions } from '../../../../scripts/deploy/options';
import { UsageError } from '../../../../scripts/shared/terminal';

it.each<[string[], string]>([
  [['--dry', '--sim'], 'Escolha um'],
  [['--seco'], 'opção desconhecida'],
  [['show-de-teste'], 'opção desconhecida'],
  [['--ambiente', 'teste'], 'só conhece homologacao'],
])('npm run deploy -- %j is called wrongly', (args, reason) => {
  const read = () => readOptions(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(reason);
});
