import { collection, query } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryAll } from '../../../src/firebase/queryAll';
import { admin, deleteDocuments, startProject } from '../../support/project';
import { onRequests } from '../../support/requests';
import { byAdmin, set } from '../../support/rules';

startProject('query-all');

beforeEach(deleteDocuments);
afterEach(() => void vi.unstubAllGlobals());

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
])('%d documents in pages of two are read, each once, with %d requests', async (documents, requests) => {
  const ids = ['a', 'b', 'c', 'd'].slice(0, documents);
  await byAdmin(...ids.map((id) => set(`outra/${id}`, {})));
  let sent = 0;
  onRequests(
    (address) => address.includes(':runQuery'),
    (send) => {
      sent++;
      return send();
    },
  );
  const found = await admin.run((db) => queryAll(query(collection(db, 'outra')), 2));
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(sent).toBe(requests);
});
