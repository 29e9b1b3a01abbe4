import { isRoomLink, protectedName } from '../../base/link';

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
