import { config } from '../config';
import { youtubeVideoId } from './video';

/**
 * The YouTube id of the show's video, or of the configured one if the team has set none; null if there is no
 * YouTube video.
 */
export function showVideoId(video: unknown): string | null {
  const address = video === '' ? config.liveVideoUrl : video;
  return typeof address === 'string' ? youtubeVideoId(address) : null;
}
