import { useEffect, useState } from 'react';
import type { Fields, StoredDocument } from '../base/fields';
import { config } from '../config';
import { checkShow } from '../show/check/checkShow';
import { note } from '../show/check/findings';
import { useApproximateTime } from '../show/clock/useApproximateTime';
import { Card } from '../ui/Card';
import { Findings } from '../ui/Findings';
import { addStyleSheet } from '../ui/addStyleSheet';
import type { Realtime } from './useRoomChunks';
import styleSheet from './teamCheck.css?url';

export const addStyles = () => addStyleSheet(styleSheet);

const texts = {
  reading: 'Lendo a sala…',
  onlyHere: 'Só vê isto quem abre a sala com ?\u2060conferir.',
  heading: (mistakes: number) =>
    `Conferência da equipe: ${mistakes === 0 ? 'nada a corrigir' : mistakes === 1 ? '1 erro' : `${mistakes} erros`}`,
  project: (id: string) => `Projeto: ${id}`,
} as const;

const UNREAD = 'A conferência não pôde ler a sala';

/**
 * Shows the team on a phone what the page knows of the show, at `/sala-de-espera?conferir`. The check costs
 * no extra reads: its queries are those of every visitor's page, and the SDK sends equal queries only once.
 */
export function TeamCheck({ realtime }: { realtime: Realtime }) {
  const { realtimeDb, subscribeToStoredShow } = realtime;
  const [rooms, setRooms] = useState<StoredDocument[]>();
  const [settings, setSettings] = useState<Fields>();
  useEffect(
    () => subscribeToStoredShow(UNREAD, realtimeDb, { onRooms: setRooms, onSettings: setSettings }),
    [realtimeDb, subscribeToStoredShow],
  );
  const now = useApproximateTime(true);
  if (!rooms || !settings || !now)
    return (
      <Card panel className="team-check">
        {texts.reading}
      </Card>
    );

  const findings = [
    note(texts.project(config.firebase.projectId)),
    ...checkShow(rooms, settings, config.liveVideoUrl, now),
  ];
  const mistakes = findings.filter(({ kind }) => kind === 'wrong').length;
  return (
    <Card panel className="team-check" aria-labelledby="conferencia">
      <details className="fold" open={mistakes > 0}>
        <summary>
          <span>
            <h2 id="conferencia">{texts.heading(mistakes)}</h2>
            {texts.onlyHere}
          </span>
        </summary>
        <Findings findings={findings} />
      </details>
    </Card>
  );
}
