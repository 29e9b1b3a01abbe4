import type { DocumentData } from 'firebase/firestore';
import { isRoomLink } from './link';

/** A document of `salaDeEspera`. */
export interface Room {
  id: string;
  /** An address, or `protegido:nome`. Null where the admin's link is neither. */
  link: string | null;
  /** The number of clicks; a value that is not a number counts as 0, as in firestore.rules. */
  cliques: number;
}

/** The number of places in a room: the sixth click closes it. */
export const PLACES = 5;

/** The largest number of rooms that firestore.rules allow in one query. */
export const MAX_ROOMS = 20;

export function isFull(room: Room): boolean {
  return room.cliques >= PLACES;
}

/** A room that can be entered. */
export interface LinkedRoom extends Room {
  link: string;
}

export function hasLink(room: Room | null): room is LinkedRoom {
  return room !== null && room.link !== null;
}

/** A document of `vagas`, which proves that the visitor who knows its id has a place in the room. */
export interface Ticket {
  sala: string;
  link: string;
}

/** A document of `linksDaSala/{nome}/ganhadores`, whose id is the winner's uid. */
export interface Winner {
  /** The id of the winner's ticket. */
  vaga: string;
}

/** The code of a place, which its winner can show to the team: '7F3A 22B1'. */
export function placeCodeOf({ vaga }: Winner): string {
  return `${vaga.slice(0, 4)} ${vaga.slice(4, 8)}`.toUpperCase();
}

export const roomConverter = converter<Room>((id, { link, cliques }) => ({
  id,
  link: isRoomLink(link) ? link : null,
  cliques: typeof cliques === 'number' ? cliques : 0,
}));

/** The document `configuracoes/salaDeEspera`. */
export interface ShowSettings {
  /** The address of the live video as the admin has written it, which may be no address; empty if there is none. */
  video: unknown;
  /** Null unless the admin has set both a beginning and a later end. */
  times: ShowTimes | null;
  /** The admin has set times that are not that. */
  wrongTimes: boolean;
  /** Only registered people can take a place. Any value but false means so, as in firestore.rules. */
  forRegistered: boolean;
}

export interface ShowTimes {
  begin: Date;
  /** Exclusive. */
  end: Date;
}

export const showSettingsConverter = converter<ShowSettings>((_, data) => {
  const { video, inicio, fim, paraCadastrados = false } = data;
  const begin = dateOf(inicio);
  const end = dateOf(fim);
  const times = begin && end && begin < end ? { begin, end } : null;
  return {
    video: (video as unknown) ?? '',
    times,
    wrongTimes: !times && Boolean(inicio || fim),
    forRegistered: paraCadastrados !== false,
  };
});

export const NO_SHOW: ShowSettings = { video: '', times: null, wrongTimes: false, forRegistered: false };

/** A document of `users`. */
export interface Profile {
  uid: string;
  email: string;
  name: string;
  /** Digits with area code, without the country's. */
  celular: string;
  /** The state's two letters. */
  estado: string;
  cidade: string;
  /** The day of registration in Brazil, dd/mm/yyyy. */
  dataCadastro: string;
  /** A person whose address was confirmed has checked name and phone. Otherwise a stranger may have signed up with the address. */
  confirmado: boolean;
}

/** The fields of the profile that people may change. */
export type Person = Pick<Profile, 'name' | 'celular' | 'estado' | 'cidade'>;

/** The version of the terms at /termos, stored with the consent in `users/{uid}/privado/consentimento`. */
export const TERMS_VERSION = '2026-11-24';

/** That day as people write it. */
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

/** A document of `promocoes`. A field is null or empty where the admin's value is missing or has another type. */
export interface Promotion {
  id: string;
  titulo: string;
  descricao: string;
  /** The admin's text; imageAddress turns it into an address that the browser may load. */
  imagem: string;
  inicio: Date | null;
  /** Exclusive: from this moment on nobody can take part. */
  fim: Date | null;
  /** The https address of the rules. */
  regulamento: string | null;
  /** The number of the authorisation by the ministry; empty if there is none. */
  autorizacao: string;
  /** Who has won, once the promotion is over; empty until the admin writes it. */
  resultado: string;
}

export const promotionConverter = converter<Promotion>((id, data) => ({
  id,
  titulo: textOf(data.titulo),
  descricao: textOf(data.descricao),
  imagem: textOf(data.imagem),
  inicio: dateOf(data.inicio),
  fim: dateOf(data.fim),
  regulamento: httpsOf(data.regulamento),
  autorizacao: textOf(data.autorizacao).trim(),
  resultado: textOf(data.resultado),
}));

/** A document of `promocoes/{id}/participacoes`. */
export interface Participation {
  promocao: string;
  titulo: string;
  /** Null where the admin has written a value of another type. */
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

/** What both SDKs, that of browsers and that of servers, accept as a converter. */
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

/** A mistake in one field must not hide the whole document. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The same text that firestore.rules accept as the address of rules. */
function httpsOf(value: unknown): string | null {
  const text = textOf(value);
  return text.startsWith('https://') ? text : null;
}

/** The date of a Timestamp, without importing Firestore. */
function dateOf(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null;
}
