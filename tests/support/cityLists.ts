import { getCities } from '@brazilian-utils/brazilian-utils/get-cities';
import { beforeEach, vi } from 'vitest';

type Code = Parameters<typeof getCities>[0];

/** The lists of cities, as the site answers when it is asked for one; a test may have it answer otherwise. */
export function useCityLists() {
  const fetchList = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
  beforeEach(() => {
    fetchList.mockReset().mockImplementation(async (address) => {
      const [, code] = /^\/cidades\/(..)\.json$/.exec(address) ?? [];
      return code ? Response.json(getCities(code as Code)) : new Response(null, { status: 404 });
    });
    vi.stubGlobal('fetch', fetchList);
  });
  return fetchList;
}
