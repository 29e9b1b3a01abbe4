import { useEffect, useState } from 'react';
import { documents } from '../base/documentPaths';
import { reportMistake } from '../base/reporting';
import { NO_SHOW, type ShowSettings } from '../model';
import { showMistakes } from '../show/check/mistakes';
import type { Realtime } from './useRoomChunks';

/**
 * The show's settings (`configuracoes/salaDeEspera`); null until they arrive. Mistakes in them are logged for
 * the team.
 */
export function useShowSettings(realtime: Realtime | null): ShowSettings | null {
  const [show, setShow] = useState<ShowSettings | null>(null);
  useEffect(() => realtime?.subscribeToShow(realtime.realtimeDb, setShow), [realtime]);

  const mistakes = showMistakes(show ?? NO_SHOW);
  useLoggedMistake(mistakes.video);
  useLoggedMistake(mistakes.times);

  return show;
}

function useLoggedMistake(mistake: string | null): void {
  useEffect(() => {
    if (mistake !== null) reportMistake(`${documents.settings}: ${mistake}`);
  }, [mistake]);
}
