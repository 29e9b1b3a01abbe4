import type { DocumentData } from 'firebase/firestore';
import { dateOf, numberOf, textOf } from './base/fields';
import { isRoomLink } from './base/link';

// A field that a document stores has the same name here, most of them Portuguese; what is computed from
// several fields has an English name.

/** A document of `salaDeEspera`. */
export interface Room {
  id: string;
  /** An address, or `protegido:nome`; null if the admin's link is neither. */
  link: string | null;
  /** The number of clicks; a value that is not a number counts as 0, as in firestore.rules. */
  cliques: number;
  /** When the room opens; null if it opens at once, or if the admin's value is not a timestamp. */
  abreEm: Date | null;
}

/** The number of places in a room: the sixth click closes it. */
export const PLACES = 5;

/** The largest number of rooms that firestore.rules allow in one query. */
export const MAX_ROOMS = 20;

export function isFull(room: Room): boolean {
  return room.cliques >= PLACES;
}

/** A room with a valid link, which visitors can enter. */
export interface LinkedRoom extends Room {
  link: string;
}

export function hasLink(room: Room | null): room is LinkedRoom {
  return room !== null && room.link !== null;
}

/** A document of `linksDaSala/{nome}/ganhadores`, whose id is the winner's uid. */
export interface Winner {
  /** The id of the winner's ticket. */
  vaga: string;
}

export const winnerConverter = converter<Winner>((_, { vaga }) => ({ vaga: textOf(vaga) }));

export const roomConverter = converter(roomIn);

/** The room in a document's fields. */
export function roomIn(id: string, { link, cliques, abreEm }: DocumentData): Room {
  return {
    id,
    link: isRoomLink(link) ? link : null,
    cliques: numberOf(cliques),
    abreEm: dateOf(abreEm),
  };
}

/** The document `configuracoes/salaDeEspera`. */
export interface ShowSettings {
  /** The admin's address of the live video, which may be any value; empty if there is none. */
  video: unknown;
  /** When the show is; null unless the admin has set both a beginning and a later end. */
  times: ShowTimes | null;
  /** The admin has set a beginning or an end, but `times` is null. */
  wrongTimes: boolean;
  /**
   * Only registered people can win a place: as in firestore.rules, for every value of the field but false.
   */
  paraCadastrados: boolean;
  /** What can be won. This field and the three below are empty if the value is missing or not a text. */
  premio: string;
  /** The prize's picture, in one of the forms that `imagem` of a promotion may have. */
  foto: string;
  /** Who presents the show. */
  apresentador: string;
  /** What the team says to everybody who waits. */
  recado: string;
}

export interface ShowTimes {
  begin: Date;
  /** The first moment after the show. */
  end: Date;
}

export const showSettingsConverter = converter((_, data) => showIn(data));

export const NO_SHOW = showIn({});

/** The settings in the document's fields. */
export function showIn(data: DocumentData): ShowSettings {
  const { video, inicio, fim, paraCadastrados = false, premio, foto, apresentador, recado } = data;
  const begin = dateOf(inicio);
  const end = dateOf(fim);
  const times = begin && end && begin < end ? { begin, end } : null;
  return {
    video: (video as unknown) ?? '',
    times,
    wrongTimes: !times && Boolean(inicio || fim),
    paraCadastrados: paraCadastrados !== false,
    premio: textOf(premio),
    foto: textOf(foto),
    apresentador: textOf(apresentador),
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
  /** The address's owner has confirmed it and checked the data, which may be a stranger's until then. */
  confirmado: boolean;
}

/** The fields of the profile that people may change. */
export type Person = Pick<Profile, 'name' | 'celular' | 'estado' | 'cidade'>;

/** The version of the terms at /termos, stored with the consent in `users/{uid}/privado/consentimento`. */
export const TERMS_VERSION = '2026-11-24';

/** The day of TERMS_VERSION as people write it, dd/mm/yyyy. */
export const TERMS_DAY = TERMS_VERSION.split('-').reverse().join('/');

export const profileConverter = converter<Profile>((uid, data) => ({
  uid,
  email: textOf(data.email),
  name: textOf(data.name),
  celular: textOf(data.celular),
  estado: textOf(data.estado),
  cidade: textOf(data.cidade),
  dataCadastro: textOf(data.dataCadastro),
  confirmado: data.confirmado === true,
}));

/** A document of `promocoes`. A field is null or empty if the value is missing or has another type. */
export interface Promotion {
  id: string;
  titulo: string;
  descricao: string;
  /** The admin's text; imageAddress turns it into an address that the browser may load. */
  imagem: string;
  inicio: Date | null;
  /** The first moment at which nobody can take part any more. */
  fim: Date | null;
  /** The https address of the promotion's rules. */
  regulamento: string | null;
  /** The number of the authorisation by the ministry; empty if there is none. */
  autorizacao: string;
  /** Who has won, once the promotion is over; empty until the admin writes it. */
  resultado: string;
}

export const promotionConverter = converter(promotionIn);

/** The promotion in a document's fields. */
export function promotionIn(id: string, data: DocumentData): Promotion {
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

export const participationConverter = converter<Participation>((_, data) => ({
  promocao: textOf(data.promocao),
  titulo: textOf(data.titulo),
  em: dateOf(data.em),
  regulamento: httpsOf(data.regulamento),
}));

/** A converter for Firestore's SDK for browsers and for its SDK for servers. */
interface Converter<T> {
  fromFirestore(snapshot: { id: string; data: () => DocumentData }): T;
  toFirestore(document: T): DocumentData;
}

/** A converter for reading; the app writes without converters. */
function converter<T extends object>(read: (id: string, data: DocumentData) => T): Converter<T> {
  return {
    fromFirestore: (snapshot) => read(snapshot.id, snapshot.data()),
    toFirestore: (document) => document,
  };
}

/** The value if firestore.rules accept it as the address of a promotion's rules; else null. */
function httpsOf(value: unknown): string | null {
  const text = textOf(value);
  return text.startsWith('https://') ? text : null;
}
