// The smallest possible page with Firestore, to compare sizes with: it subscribes to a collection and writes
// in a transaction.
import { initializeApp } from 'firebase/app';
import {
  collection,
  doc,
  increment,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  runTransaction,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const app = initializeApp({ apiKey: 'key', projectId: 'project' });
if (import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY) {
  void import('firebase/app-check').then(({ initializeAppCheck, ReCaptchaEnterpriseProvider }) =>
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider('key') }),
  );
}
const db = initializeFirestore(app, { localCache: memoryLocalCache() });

function click(id: string): Promise<void> {
  return runTransaction(db, async (transaction) => {
    transaction.update(doc(db, 'rooms', id), { clicks: increment(1) });
  });
}

function Rooms() {
  const [rooms, setRooms] = useState<string[]>([]);
  useEffect(() => onSnapshot(collection(db, 'rooms'), ({ docs }) => setRooms(docs.map(({ id }) => id))), []);
  return rooms.map((id) => (
    <button key={id} onClick={() => void click(id)}>
      {id}
    </button>
  ));
}

createRoot(document.body).render(
  <BrowserRouter>
    <Rooms />
  </BrowserRouter>,
);
