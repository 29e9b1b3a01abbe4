import {
  collection,
  doc,
  limit,
  onSnapshot,
  query,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { config } from '../config';
import { db } from '../firebase/firestore';
import { subscribeWithRetry } from '../firebase/subscribeWithRetry';
import { protectedName } from '../link';
import { MAX_ROOMS } from '../model';
import { Card } from '../ui/Card';
import styles from './AdminCheck.module.css';
import { checkShow } from './checkShow';
import { storedTickets } from './tickets';

const UNREAD = 'A conferência não pôde ler a sala';
const ROOMS = query(collection(db, 'salaDeEspera'), limit(MAX_ROOMS));
const SETTINGS = doc(db, 'configuracoes/salaDeEspera');

const MARKS = { right: '✓', wrong: '✗ Erro:', note: '–' };

/**
 * What the page sees of the show, in words, for an admin with a phone: `/sala-de-espera?conferir`. It reads as a visitor
 * what the page reads anyway; the SDK sends equal queries once.
 */
export function AdminCheck() {
  const [rooms, setRooms] = useState<QuerySnapshot>();
  const [settings, setSettings] = useState<DocumentSnapshot>();
  useEffect(
    () =>
      subscribeWithRetry<QuerySnapshot>(
        UNREAD,
        (onNext, onError) => onSnapshot(ROOMS, { includeMetadataChanges: true }, onNext, onError),
        { onServer: setRooms },
      ),
    [],
  );
  useEffect(
    () =>
      subscribeWithRetry<DocumentSnapshot>(
        UNREAD,
        (onNext, onError) => onSnapshot(SETTINGS, { includeMetadataChanges: true }, onNext, onError),
        { onServer: setSettings },
      ),
    [],
  );
  if (!rooms || !settings) return <Card className={styles.check}>Lendo a sala…</Card>;

  const readNames = storedTickets().flatMap(({ link, endereco }) => (endereco ? [protectedName(link)] : []));
  const findings = [
    { kind: 'note', text: `Projeto: ${import.meta.env.VITE_FIREBASE_PROJECT_ID}` } as const,
    ...checkShow(
      rooms.docs.map((room) => ({ id: room.id, fields: room.data() })),
      settings.data() ?? {},
      readNames,
      config.liveVideoUrl,
    ),
  ];
  return (
    <Card className={styles.check} aria-labelledby="conferencia">
      <h2 id="conferencia">Conferência</h2>
      <ul>
        {findings.map(({ kind, text }) => (
          <li key={text} className={styles[kind]}>
            {MARKS[kind]} {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
