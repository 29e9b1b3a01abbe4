import { config } from '../config';

/** What the browser's tab says. */
export function PageTitle({ page }: { page: string }) {
  return <title>{`${page} | ${config.brandName}`}</title>;
}
