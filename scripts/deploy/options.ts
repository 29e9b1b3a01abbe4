import { isStaging, STAGING_OPTION } from '../shared/projectOptions';
import { parseOptions, UsageError } from '../shared/terminal';

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
