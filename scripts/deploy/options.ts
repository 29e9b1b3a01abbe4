import { isStaging, STAGING_OPTION } from '../shared/projectOptions';
import { parseOptions, UsageError } from '../shared/terminal';

export const USAGE = `Uso:
  npm run conferir             confere o site, linha por linha, e mostra tudo o que seria publicado, sem publicar
  npm run deploy               confere e publica, depois de uma confirmação
  npm run deploy -- --dry      o mesmo que npm run conferir
  npm run deploy -- --sim      confere e publica sem perguntar (na integração contínua)

  --ambiente homologacao       o mesmo, com os valores de .env.homologacao, no projeto de homologação

Os dois terminam com 0 se deu certo, 1 se não deu e 2 se foram chamados de um jeito errado.`;

/**
 * @returns `confirmed`: publish without asking
 * @throws UsageError
 */
export function readOptions(args: string[]) {
  const options = { dry: { type: 'boolean' }, sim: { type: 'boolean' }, ...STAGING_OPTION } as const;
  const { values } = parseOptions({ args, options });
  const { dry = false, sim: confirmed = false } = values;
  if (dry && confirmed) throw new UsageError('Escolha um: --dry não publica, --sim publica sem perguntar.');
  return { dry, confirmed, staging: isStaging(values) };
}
