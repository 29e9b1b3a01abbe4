import * as fc from 'fast-check';
import { increment, serverTimestamp } from 'firebase/firestore/lite';
import { TERMS_VERSION } from '../../../src/model';
import { merge, OLDER_TERMS, remove, set, update, type Write } from '../rules';
import { aProfile, linkOf, proofOf, roomOf, takingPart, type Client } from './documents';
import {
  anyClient,
  anyPerson,
  anyPromotion,
  anyProtectedTicket,
  anyRoom,
  anyState,
  anyTicket,
} from './values';

export interface ClientWrites {
  client: Client;
  writes: Write[];
}

function click(sala: string, vaga: string): Write[] {
  return [
    update(`salaDeEspera/${sala}`, { cliques: increment(1), ultimaVaga: vaga }),
    set(`vagas/${vaga}`, { sala, link: linkOf(sala), em: serverTimestamp() }),
  ];
}

function registeredClick(uid: string, vaga: string): Write[] {
  const sala = roomOf(vaga);
  const em = serverTimestamp();
  const { name: nome, celular } = aProfile(uid);
  return [
    update(`salaDeEspera/${sala}`, { cliques: increment(1), ultimaVaga: vaga }),
    set(`vagas/${vaga}`, { sala, link: linkOf(sala), em, dono: uid }),
    set(winnerPath(sala, uid), { vaga, em, nome, celular }),
  ];
}

/** The writes by which the winner of an open show becomes the owner of the place. */
function owning(uid: string, vaga: string): Write[] {
  return [
    update(`vagas/${vaga}`, { dono: uid }),
    set(winnerPath(roomOf(vaga), uid), { vaga, prova: proofOf(vaga), em: serverTimestamp() }),
  ];
}

/** The path of a winner's document; for a room without a protected link, a path that no rule allows. */
function winnerPath(sala: string, uid: string): string {
  return `linksDaSala/${linkOf(sala).split(':')[1]?.replaceAll('/', '-')}/ganhadores/${uid}`;
}

function signUp(uid: string, estado: string): Write[] {
  return [
    set(`users/${uid}`, aProfile(uid, { estado })),
    set(`users/${uid}/privado/consentimento`, { versao: TERMS_VERSION, em: serverTimestamp() }),
  ];
}

function counting(uid: string, estado: string): Write[] {
  return [
    set(`users/${uid}/privado/contagem`, { estado, em: serverTimestamp() }),
    merge(`usuariosPorEstado/${estado}`, { quantidade: increment(1) }),
    merge('usuariosCadastrados/qtdUsuarios', { quantidade: increment(1) }),
  ];
}

function leaving(uid: string): Write[] {
  return [remove(`users/${uid}`), remove(`users/${uid}/privado/consentimento`)];
}

export const participationPath = (uid: string, promocao: string) =>
  `promocoes/${promocao}/participacoes/${uid}`;

/**
 * Commits that any client can send: clicks in an open show, and the removal of a room. All other commits are
 * a signed-in user's.
 */
const byAnybody = (writes: fc.Arbitrary<Write[]>): fc.Arbitrary<ClientWrites> =>
  fc.record({ client: anyClient, writes });

function byOwner<T>(
  what: fc.Arbitrary<T>,
  write: (uid: string, what: T) => Write[],
): fc.Arbitrary<ClientWrites> {
  return fc.tuple(anyPerson, what).map(([uid, chosen]) => ({ client: uid, writes: write(uid, chosen) }));
}

/** Random commits of the product's pages, whether or not the rules allow them at the moment. */
export const ofProduct: fc.Arbitrary<ClientWrites> = fc.oneof(
  { weight: 3, arbitrary: byAnybody(anyTicket.map((vaga) => click(roomOf(vaga), vaga))) },
  { weight: 1, arbitrary: byAnybody(anyProtectedTicket.map((vaga) => click(roomOf(vaga), vaga))) },
  { weight: 2, arbitrary: byOwner(anyProtectedTicket, owning) },
  { weight: 2, arbitrary: byOwner(anyProtectedTicket, registeredClick) },
  { weight: 1, arbitrary: byAnybody(fc.tuple(anyRoom, anyTicket).map(([sala, vaga]) => click(sala, vaga))) },
  { weight: 1, arbitrary: byAnybody(anyRoom.map((sala) => [remove(`salaDeEspera/${sala}`)])) },
  { weight: 3, arbitrary: byOwner(anyState, signUp) },
  { weight: 3, arbitrary: byOwner(anyState, counting) },
  {
    weight: 1,
    arbitrary: byOwner(anyState, (uid, estado) => [update(`users/${uid}`, { estado, name: 'Ana' })]),
  },
  {
    weight: 1,
    arbitrary: byOwner(fc.constant(null), (uid) => [update(`users/${uid}`, { confirmado: true })]),
  },
  {
    weight: 1,
    arbitrary: byOwner(fc.constantFrom(TERMS_VERSION, OLDER_TERMS), (uid, versao) => [
      set(`users/${uid}/privado/consentimento`, { versao, em: serverTimestamp() }),
    ]),
  },
  { weight: 1, arbitrary: byOwner(fc.constant(null), leaving) },
  {
    weight: 3,
    arbitrary: byOwner(anyPromotion, (uid, promocao) => [
      set(participationPath(uid, promocao), takingPart(uid, promocao, serverTimestamp())),
    ]),
  },
  {
    weight: 1,
    arbitrary: byOwner(anyPromotion, (uid, promocao) => [remove(participationPath(uid, promocao))]),
  },
);
