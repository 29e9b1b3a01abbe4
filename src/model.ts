import { dateOf, numberOf, textOf, type Fields } from './base/fields';
import { isRoomLink } from './base/link';

// Stored fields keep their names in the database, mostly Portuguese; computed values have English names.

/** A document of `salaDeEspera`. */
export interface Room {
  id: string;
  /** An https address, or `protegido:nome`, which hides the address; null if the stored value is neither. */
  link: string | null;
  /** The number of clicks; as in firestore.rules, a value that is not a number counts as 0. */
  cliques: number;
  /** When people can enter the room; null for at once, or if the stored value is not a timestamp. */
  abreEm: Date | null;
}

/** The number of places in a room: the click after the fifth deletes the room. */
export const PLACES = 5;

/** The largest number of rooms that firestore.rules allow in one query. */
export const MAX_ROOMS = 20;

export function isFull(room: Room): boolean {
  return room.cliques >= PLACES;
}

/** A room with a link that the waiting room can open. */
export interface LinkedRoom extends Room {
  link: string;
}

export function hasLink(room: Room | null): room is LinkedRoom {
  return room !== null && room.link !== null;
}

export function roomIn(id: string, { link, cliques, abreEm }: Fields): Room {
  return {
    id,
    link: isRoomLink(link) ? link : null,
    cliques: numberOf(cliques),
    abreEm: dateOf(abreEm),
  };
}

/** The document `configuracoes/salaDeEspera`. */
export interface ShowSettings {
  /** The address of the live video as stored, maybe not even a text; empty if there is none. */
  video: unknown;
  /** When the show is; null unless the settings have a beginning and a later end. */
  times: ShowTimes | null;
  /** The settings have a beginning or an end, but `times` is null, because they make no period. */
  wrongTimes: boolean;
  /**
   * Whether only registered people can win a place. As in firestore.rules, every stored value but false means
   * yes.
   */
  paraCadastrados: boolean;
  /** What can be won; empty if it is missing or not a text. */
  premio: string;
  /** The address of the prize's picture, in any form that imageAddress knows. */
  foto: string;
  /** The https address of the rules of winning in the show. */
  regulamento: string | null;
  /** The name of whoever presents the show. */
  apresentador: string;
  /** The address of the presenter's picture, in any form that imageAddress knows. */
  retrato: string;
  /** The team's message to everybody in the waiting room. */
  recado: string;
}

export interface ShowTimes {
  begin: Date;
  /** The moment at which the show is over. */
  end: Date;
}

export const NO_SHOW = showIn({});

export function showIn(data: Fields): ShowSettings {
  const { video, inicio, fim, paraCadastrados = false, premio, foto, regulamento } = data;
  const { apresentador, retrato, recado } = data;
  const begin = dateOf(inicio);
  const end = dateOf(fim);
  const times = begin && end && begin < end ? { begin, end } : null;
  return {
    video: video ?? '',
    times,
    wrongTimes: !times && Boolean(inicio || fim),
    paraCadastrados: paraCadastrados !== false,
    premio: textOf(premio),
    foto: textOf(foto),
    regulamento: httpsOf(regulamento),
    apresentador: textOf(apresentador),
    retrato: textOf(retrato),
    recado: textOf(recado),
  };
}

/** A document of `users`. */
export interface Profile {
  uid: string;
  email: string;
  name: string;
  /** The phone number's digits, with the area code and without the country code. */
  celular: string;
  /** The two-letter code of the state. */
  estado: string;
  cidade: string;
  /** The day of registration in Brazil, dd/mm/yyyy. */
  dataCadastro: string;
  /**
   * The owner of the e-mail address has confirmed the address and checked these data. Until then, somebody
   * else may have signed up with the address.
   */
  confirmado: boolean;
}

/** The fields of the profile that people may change. */
export type Person = Pick<Profile, 'name' | 'celular' | 'estado' | 'cidade'>;

/** The version of the terms at /termos, stored with the consent in `users/{uid}/privado/consentimento`. */
export const TERMS_VERSION = '2026-11-28';

/** The day of TERMS_VERSION as people write it, dd/mm/yyyy. */
export const TERMS_DAY = TERMS_VERSION.split('-').reverse().join('/');

export function profileIn(uid: string, data: Fields): Profile {
  return {
    uid,
    email: textOf(data.email),
    name: textOf(data.name),
    celular: textOf(data.celular),
    estado: textOf(data.estado),
    cidade: textOf(data.cidade),
    dataCadastro: textOf(data.dataCadastro),
    confirmado: data.confirmado === true,
  };
}

/** A document of `promocoes`. A field is null or empty if the value is missing or has another type. */
export interface Promotion {
  id: string;
  titulo: string;
  descricao: string;
  /** The picture's address as the team has typed it (see imageAddress). */
  imagem: string;
  inicio: Date | null;
  /** The first moment at which nobody can take part any more. */
  fim: Date | null;
  /** The https address of the promotion's rules. */
  regulamento: string | null;
  /** The number of the ministry's authorisation for the promotion; empty if there is none. */
  autorizacao: string;
  /** The result, such as the winners' names; empty until the team writes it after the end. */
  resultado: string;
}

export function promotionIn(id: string, data: Fields): Promotion {
  return {
    id,
    titulo: textOf(data.titulo),
    descricao: textOf(data.descricao),
    imagem: textOf(data.imagem),
    inicio: dateOf(data.inicio),
    fim: dateOf(data.fim),
    regulamento: httpsOf(data.regulamento),
    autorizacao: textOf(data.autorizacao).trim(),
    resultado: textOf(data.resultado),
  };
}

/** A document of `promocoes/{id}/participacoes`. */
export interface Participation {
  promocao: string;
  titulo: string;
  /** When the person took part; null if the stored value is not a Timestamp. */
  em: Date | null;
  /** The https address of the rules that the person accepted; null if the promotion had none. */
  regulamento: string | null;
}

export function participationIn(data: Fields): Participation {
  return {
    promocao: textOf(data.promocao),
    titulo: textOf(data.titulo),
    em: dateOf(data.em),
    regulamento: httpsOf(data.regulamento),
  };
}

/** The value if it is a text that begins with https://, as in firestore.rules (acceptsRules); else null. */
function httpsOf(value: unknown): string | null {
  const text = textOf(value);
  return text.startsWith('https://') ? text : null;
}
