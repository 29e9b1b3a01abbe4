import { useEffect, useState } from 'react';
import { documents } from '../base/documentPaths';
import { reportMistake } from '../base/reporting';
import type { ShowSettings } from '../model';
import { TIMES_MISTAKE, videoMistake } from '../show/check/mistakes';
import type { Realtime } from './useRoomChunks';

/**
 * The show's settings (`configuracoes/salaDeEspera`); null until they arrive. Mistakes in them are logged for
 * the team.
 */
export function useShowSettings(realtime: Realtime | null): ShowSettings | null {
  const [show, setShow] = useState<ShowSettings | null>(null);
  useEffect(() => realtime?.subscribeToShow(realtime.realtimeDb, setShow), [realtime]);

  useLoggedMistake(show && videoMistake(show.video));
  useLoggedMistake(show?.wrongTimes ? TIMES_MISTAKE : null);

  return show;
}

function useLoggedMistake(mistake: string | null): void {
  useEffect(() => {
    if (mistake !== null) reportMistake(`${documents.settings}: ${mistake}`);
  }, [mistake]);
}
