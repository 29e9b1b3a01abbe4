import { isRoomLink, protectedName } from '../../base/link';
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

/** What is wrong with the show's video; null if it is right, or empty. */
export function videoMistake(video: unknown): string | null {
  if (video === '' || (typeof video === 'string' && youtubeVideoId(video) !== null)) return null;
  return `video não é um endereço do YouTube: ${String(video)}. No lugar dele aparece o palco.`;
}

/** What is wrong with the show's times if the model calls them wrong. */
export const TIMES_MISTAKE =
  'inicio e fim precisam ser duas datas (timestamp), a segunda depois da primeira: valem como se não existissem.';
