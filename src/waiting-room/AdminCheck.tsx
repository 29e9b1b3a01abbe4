import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { config } from '../config';
import { subscribeToDocument, subscribeToQuery } from '../firebase/subscribeWithRetry';
import { note } from '../findings';
import { protectedName } from '../link';
import { storedTickets } from '../storedTickets';
import { useApproximateTime } from '../show/useApproximateTime';
import { Card } from '../ui/Card';
import { Findings } from '../ui/Findings';
import { checkShow } from '../show/checkShow';
import styles from './AdminCheck.module.css';
import { messages } from './messages';
import type { Realtime } from './realtime';

const UNREAD = 'A conferência não pôde ler a sala';

/**
 * Says what the page knows of the show, for an admin with a phone: `/sala-de-espera?conferir`. It reads only
 * what every visitor's page reads. That costs nothing more, because the SDK sends equal queries once.
 */
export function AdminCheck({ realtime }: { realtime: Realtime }) {
  const { realtimeDb, roomsQuery, settingsRef } = realtime;
  const [rooms, setRooms] = useState<QuerySnapshot>();
  const [settings, setSettings] = useState<DocumentSnapshot>();
  useEffect(
    () => subscribeToQuery(UNREAD, roomsQuery(realtimeDb), { onServer: setRooms }),
    [realtimeDb, roomsQuery],
  );
  useEffect(
    () => subscribeToDocument(UNREAD, settingsRef(realtimeDb), { onServer: setSettings }),
    [realtimeDb, settingsRef],
  );
  const now = useApproximateTime(true);
  if (!rooms || !settings || !now)
    return (
      <Card panel className={styles.check}>
        {messages.check.reading}
      </Card>
    );

  const readNames = storedTickets().flatMap(({ link, endereco }) => (endereco ? [protectedName(link)] : []));
  const findings = [
    note(messages.check.project(config.firebase.projectId)),
    ...checkShow(
      rooms.docs.map((room) => ({ id: room.id, fields: room.data() })),
      settings.data() ?? {},
      readNames,
      config.liveVideoUrl,
      now,
    ),
  ];
  return (
    <Card panel className={styles.check} aria-labelledby="conferencia">
      <h2 id="conferencia">{messages.check.heading}</h2>
      <Findings findings={findings} />
    </Card>
  );
}
