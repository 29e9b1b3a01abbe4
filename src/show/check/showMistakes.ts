import type { ShowSettings } from '../../model';
import { youtubeVideoId } from '../video';

/** What is wrong with the show's video and times; null for each that is right. */
export function showMistakes({ video, wrongTimes }: ShowSettings) {
  const isVideo = video === '' || (typeof video === 'string' && youtubeVideoId(video) !== null);
  return {
    video: isVideo
      ? null
      : `video não é um endereço do YouTube: ${String(video)}. No lugar dele aparece o palco.`,
    times: wrongTimes
      ? 'inicio e fim precisam ser duas datas (timestamp), a segunda depois da primeira: valem como se não existissem.'
      : null,
  };
}
