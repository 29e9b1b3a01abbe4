import { useEffect, useState } from 'react';
import { config } from '../config';
import type { Live } from './useWaitingRoom';
import { youtubeVideoId } from '../video';

/** The live video's id: the admin's address of `configuracoes/salaDeEspera`, else the configured one; null: none. */
export function useLiveVideo(live: Live | null): string | null {
  const [fromAdmin, setFromAdmin] = useState<unknown>('');
  const address = fromAdmin === '' ? config.liveVideoUrl : fromAdmin;
  const videoId = typeof address === 'string' ? youtubeVideoId(address) : null;

  useEffect(() => live?.watchVideo(live.db, setFromAdmin), [live]);

  const mistaken = address !== '' && videoId === null;
  useEffect(() => {
    if (mistaken) console.error('configuracoes/salaDeEspera: video não é um endereço do YouTube:', address);
  }, [mistaken, address]);

  return videoId;
}
