import { isStaging, STAGING_OPTION } from '../shared/projectOptions';
import { parseOptions, UsageError } from '../shared/terminal';

/**
 * @returns `confirmed`: publish without asking; `duringShow`: publish even if there is a show
 * @throws UsageError
 */
export function readOptions(args: string[]) {
  const options = {
    dry: { type: 'boolean' },
    sim: { type: 'boolean' },
    'durante-o-show': { type: 'boolean' },
    ...STAGING_OPTION,
  } as const;
  const { values } = parseOptions({ args, options });
  const { dry = false, sim: confirmed = false, 'durante-o-show': duringShow = false } = values;
  if (dry && confirmed) throw new UsageError('Escolha um: --dry não publica, --sim publica sem perguntar.');
  return { dry, confirmed, duringShow, staging: isStaging(values) };
}
