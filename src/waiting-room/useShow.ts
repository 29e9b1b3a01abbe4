import { useEffect, useState } from 'react';
import { documents } from '../documentPaths';
import { NO_SHOW, type ShowSettings, type ShowTimes } from '../model';
import type { Realtime } from './realtime';
import { showMistakes } from './showMistakes';
import { showVideoId } from './showVideoId';

interface Show {
  /** The id of the admin's video, else of the configured one; null if there is none. */
  videoId: string | null;
  times: ShowTimes | null;
  /** The show is for registered people; null until the settings are known. */
  forRegistered: boolean | null;
  /** What the team says to those who wait; empty if nothing. */
  message: string;
}

/** What `configuracoes/salaDeEspera` says of the show. The admin's mistakes are logged. */
export function useShow(realtime: Realtime | null): Show {
  const [settings, setSettings] = useState<ShowSettings | null>(null);
  const { video, times, message } = settings ?? NO_SHOW;
  const videoId = showVideoId(video);

  useEffect(() => realtime?.subscribeToShow(realtime.realtimeDb, setSettings), [realtime]);

  const mistakes = showMistakes(settings ?? NO_SHOW);
  useLoggedMistake(mistakes.video);
  useLoggedMistake(mistakes.times);

  return { videoId, times, forRegistered: settings && settings.forRegistered, message };
}

function useLoggedMistake(mistake: string | null): void {
  useEffect(() => {
    if (mistake !== null) console.error(`${documents.settings}: ${mistake}`);
  }, [mistake]);
}
