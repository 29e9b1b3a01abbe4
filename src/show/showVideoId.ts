import { config } from '../config';
import { youtubeVideoId } from './video';

/**
 * The YouTube id of the show's video: of the team's video or, if the team has set none, of the video in the
 * app's settings. Null if that is no YouTube video.
 */
export function showVideoId(video: unknown): string | null {
  const address = video === '' ? config.liveVideoUrl : video;
  return typeof address === 'string' ? youtubeVideoId(address) : null;
}
