import { config } from '../config';
import { youtubeVideoId } from '../video';

/** The id of the show's video, whatever the team has written; without one that of the configured video; null if there is none. */
export function showVideoId(video: unknown): string | null {
  const address = video === '' ? config.liveVideoUrl : video;
  return typeof address === 'string' ? youtubeVideoId(address) : null;
}
