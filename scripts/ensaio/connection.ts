import { sleep } from '../../src/base/timeouts';

/** Where the delay of a connection is: the same on both ways, or all of it on one. */
export const CONNECTION_KINDS = ['even', 'there', 'back'] as const;

/** The delays of a visitor's connection, in addition to the machine's own, ms. */
export interface Connection {
  kind: (typeof CONNECTION_KINDS)[number];
  there: number;
  back: number;
}

export const WITHOUT_DELAY: Connection = { kind: 'even', there: 0, back: 0 };

/** @param trip the round trip, ms */
export function connectionOf(kind: Connection['kind'], trip: number): Connection {
  const there = kind === 'even' ? trip / 2 : kind === 'there' ? trip : 0;
  return { kind, there, back: trip - there };
}

/** Sends a request over the connection, and settles as its response does. */
export async function sendOver<T>({ there, back }: Connection, send: () => Promise<T>): Promise<T> {
  if (there > 0) await sleep(there);
  const response = send();
  await response.catch(() => {});
  if (back > 0) await sleep(back);
  return response;
}
