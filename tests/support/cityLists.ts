import { getCities } from '@brazilian-utils/brazilian-utils/get-cities';
import { beforeEach, vi } from 'vitest';

type Code = Parameters<typeof getCities>[0];

/** Mocks the site's lists of cities. A test can override the responses. */
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
