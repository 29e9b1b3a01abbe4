import { useEffect, useState } from 'react';
import { config } from '../config';
import type { Firebase } from './firebase';
import { youtubeVideoId } from '../video';

/** The id of the admin's video in `configuracoes/salaDeEspera`, else of the configured one; null if there is none. */
export function useLiveVideo(firebase: Firebase | null): string | null {
  const [fromAdmin, setFromAdmin] = useState<unknown>('');
  const address = fromAdmin === '' ? config.liveVideoUrl : fromAdmin;
  const videoId = typeof address === 'string' ? youtubeVideoId(address) : null;

  useEffect(() => firebase?.subscribeToVideo(firebase.db, setFromAdmin), [firebase]);

  const mistaken = address !== '' && videoId === null;
  useEffect(() => {
    if (mistaken) console.error('configuracoes/salaDeEspera: video não é um endereço do YouTube:', address);
  }, [mistaken, address]);

  return videoId;
}
