import { config } from '../config';
import { youtubeVideoId } from './video';

/**
 * The id of the show's video, or of the configured video if the team has set none; null if there is none, or
 * the address is not YouTube's.
 */
export function showVideoId(video: unknown): string | null {
  const address = video === '' ? config.liveVideoUrl : video;
  return typeof address === 'string' ? youtubeVideoId(address) : null;
}
