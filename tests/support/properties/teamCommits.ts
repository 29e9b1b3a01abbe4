import * as fc from 'fast-check';
import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { remove, set, update, type Write } from '../rules';
import {
  ADDRESSES,
  daysFromNow,
  emailOf,
  linkOf,
  MISSING_ADDRESS,
  NEW_ADDRESS,
  NEW_ROOMS,
  OLD_PLACES,
  PEOPLE,
  PROMOTIONS,
  TEAM,
  TICKETS,
  titleOf,
} from './documents';
import type { ClientWrites } from './productCommits';
import { anyAddress, anyPerson, anyPromotion, anyRoom, anyTicket } from './values';

const SETTINGS = 'configuracoes/salaDeEspera';

const anAddress = (nome: string, more: DocumentData = {}): Write =>
  set(`linksDaSala/${nome}`, { link: `https://example.com/${nome}`, em: serverTimestamp(), ...more });

const aRoom = (sala: string, changed: DocumentData = {}): Write =>
  set(`salaDeEspera/${sala}`, { link: linkOf(sala), cliques: 0, ...changed });

const aPromotion = (promocao: string, changed: DocumentData = {}): Write =>
  set(`promocoes/${promocao}`, { titulo: titleOf(promocao), ...PROMOTIONS[promocao], ...changed });

const byTeam = (writes: fc.Arbitrary<Write[]>): fc.Arbitrary<ClientWrites> =>
  writes.map((each) => ({ client: TEAM, writes: each }));

const anyTime = fc.constantFrom(daysFromNow(-1), daysFromNow(1));
const anyLink = fc.constantFrom(
  'https://example.com/outra',
  ...[...ADDRESSES, NEW_ADDRESS, MISSING_ADDRESS].map((nome) => `protegido:${nome}`),
);
const anyRoomChange: fc.Arbitrary<DocumentData> = fc.oneof(
  anyLink.map((link) => ({ link })),
  anyTime.map((abreEm) => ({ abreEm })),
  fc.constant({ abreEm: deleteField() }),
  fc.record({ link: anyLink, abreEm: anyTime }),
);
const anyNewId = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...Object.keys(NEW_ROOMS)) }, anyRoom);
const anyNewRoom = fc.oneof(
  { weight: 3, arbitrary: anyNewId.map((sala) => aRoom(sala)) },
  fc.tuple(anyNewId, fc.constantFrom(1, 4, 5, 6)).map(([sala, cliques]) => aRoom(sala, { cliques })),
  fc.tuple(anyNewId, anyLink).map(([sala, link]) => aRoom(sala, { link })),
  fc.tuple(anyNewId, anyLink, anyTime).map(([sala, link, abreEm]) => aRoom(sala, { link, abreEm })),
);

/** Random commits of the team's desk, whether or not the rules allow them at the moment. */
export const ofTeam: fc.Arbitrary<ClientWrites> = byTeam(
  fc.oneof(
    { weight: 4, arbitrary: anyNewRoom.map((room) => [room]) },
    anyNewId.map((sala) => [anAddress(NEW_ADDRESS), aRoom(sala, { link: `protegido:${NEW_ADDRESS}` })]),
    {
      weight: 4,
      arbitrary: fc
        .tuple(anyRoom, anyRoomChange)
        .map(([sala, change]) => [update(`salaDeEspera/${sala}`, change)]),
    },
    anyRoom.map((sala) => [remove(`salaDeEspera/${sala}`)]),
    fc.tuple(anyRoom, anyNewRoom).map(([sala, room]) => [remove(`salaDeEspera/${sala}`), room]),
    anyAddress.map((nome) => [anAddress(nome)]),
    fc.constant<Write[]>([anAddress('proxima-sala', { por: emailOf(TEAM) })]),
    {
      weight: 2,
      arbitrary: fc
        .subarray(
          [
            'linksDaSala/outro/ganhadores/rita',
            'linksDaSala/outro',
            ...OLD_PLACES.map((vaga) => `vagas/${vaga}`),
          ],
          { minLength: 1 },
        )
        .map((paths) => paths.map((path) => remove(path))),
    },
    {
      weight: 2,
      arbitrary: fc
        .subarray<[string, unknown]>([
          ['paraCadastrados', true],
          ['premio', 'Um carro'],
        ])
        .map((fields) => [set(SETTINGS, Object.fromEntries(fields))]),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(anyPromotion, fc.boolean())
        .map(([promocao, publicada]) => [aPromotion(promocao, { publicada })]),
    },
    fc.boolean().map((publicada) => [aPromotion('nova', { ...PROMOTIONS['aberta'], publicada })]),
    anyPromotion.map((promocao) => [update(`promocoes/${promocao}`, { titulo: 'Outra promoção' })]),
  ),
);

/** Random commits of the team that change other people's documents, or delete what must be kept. */
export const forbiddenToTeam: fc.Arbitrary<ClientWrites> = byTeam(
  fc.oneof(
    // Each of the first two commits deletes all documents of a kind: a commit for a single document would be
    // allowed whenever that document is missing.
    fc.constant(TICKETS.map((vaga) => remove(`vagas/${vaga}`))),
    anyAddress.map((nome) => PEOPLE.map((uid) => remove(`linksDaSala/${nome}/ganhadores/${uid}`))),
    {
      weight: 6,
      arbitrary: fc
        .oneof(
          anyTicket.map((vaga) => update(`vagas/${vaga}`, { dono: TEAM })),
          fc.constantFrom(...OLD_PLACES).map((vaga) => update(`vagas/${vaga}`, { dono: TEAM })),
          fc
            .tuple(anyAddress, fc.oneof(anyPerson, fc.constant(TEAM)), anyTicket)
            .map(([nome, uid, vaga]) =>
              set(`linksDaSala/${nome}/ganhadores/${uid}`, { vaga, em: serverTimestamp() }),
            ),
          anyAddress.map((nome) => remove(`linksDaSala/${nome}`)),
          anyRoom.map((sala) => update(`salaDeEspera/${sala}`, { cliques: 0 })),
          anyRoom.map((sala) => update(`salaDeEspera/${sala}`, { cliques: 0, link: 'protegido:outro' })),
          anyPromotion.map((promocao) => remove(`promocoes/${promocao}`)),
          fc.constant(remove(SETTINGS)),
          anyPerson.map((uid) => update(`users/${uid}`, { name: 'Ana' })),
          anyPerson.map((uid) => set(`equipe/${uid}`, {})),
        )
        .map((write) => [write]),
    },
  ),
);
