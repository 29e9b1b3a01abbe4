import { isRoomLink, protectedName } from '../../base/link';
import type { ShowSettings } from '../../model';
import { youtubeVideoId } from '../video';

/** Why nobody can win a place in a room, for team members who write the room's link in Firebase's console. */
export const LINK_MISTAKES = {
  noLink: 'link não é um endereço https:// nem protegido:nome: ninguém ganha vaga.',
  forRegistered: 'em um show para cadastrados, o link precisa ser protegido:nome: ninguém ganha vaga.',
  opensLater:
    'com abreEm, o link precisa ser protegido:nome, ou o público o leria antes do botão: ninguém ganha vaga.',
};

/**
 * Why nobody can win a place in a room with this link; null if people can.
 * @param opensLater the room has `abreEm`
 */
export function linkMistake(
  link: unknown,
  forRegistered: boolean,
  opensLater: boolean,
): keyof typeof LINK_MISTAKES | null {
  if (!isRoomLink(link)) return 'noLink';
  if (protectedName(link) !== null) return null;
  if (forRegistered) return 'forRegistered';
  return opensLater ? 'opensLater' : null;
}

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
