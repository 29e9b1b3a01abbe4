import * as fc from 'fast-check';
import {
  arrayUnion,
  deleteField,
  increment,
  maximum,
  minimum,
  serverTimestamp,
} from 'firebase/firestore/lite';
import type { Write } from '../rules';
import {
  CLIENTS,
  daysFromNow,
  emailOf,
  linkOf,
  OLD_PLACES,
  pick,
  PROOFS,
  STATES,
  TEAM,
  TICKETS,
  titleOf,
  type Client,
} from './documents';
import { ofProduct, participationPath, type ClientWrites } from './productCommits';
import { forbiddenToTeam, ofTeam } from './teamCommits';
import { anyAddress, anyClient, anyPerson, anyPromotion, anyRoom, anyState, anyTicket } from './values';

const anyHow = fc.constantFrom<Write['how']>('set', 'merge', 'update', 'delete');

export const anyPath = fc.oneof(
  anyRoom.map((sala) => `salaDeEspera/${sala}`),
  anyTicket.map((vaga) => `vagas/${vaga}`),
  anyPerson.map((uid) => `users/${uid}`),
  anyAddress.map((nome) => `linksDaSala/${nome}`),
  fc.tuple(anyAddress, anyPerson).map(([nome, uid]) => `linksDaSala/${nome}/ganhadores/${uid}`),
  fc.constantFrom(...CLIENTS.filter((uid) => uid !== null)).map((uid) => `equipe/${uid}`),
  fc
    .tuple(anyPerson, fc.constantFrom('consentimento', 'contagem', 'documento'))
    .map(([uid, id]) => `users/${uid}/privado/${id}`),
  fc.constantFrom(...STATES, 'MG', 'ZZ').map((estado) => `usuariosPorEstado/${estado}`),
  fc.tuple(anyPerson, anyPromotion).map(([uid, promocao]) => participationPath(uid, promocao)),
  anyPromotion.map((promocao) => `promocoes/${promocao}`),
  fc.constantFrom(
    'usuariosCadastrados/qtdUsuarios',
    'usuariosCadastrados/outro',
    'configuracoes/salaDeEspera',
    'salaDeEspera/vazia/abaixo/documento',
    'vagas/vaga',
    ...OLD_PLACES.map((vaga) => `vagas/${vaga}`),
    `vagas/${TICKETS[0]}/abaixo/documento`,
    'promocoes/nova',
    'promocoes/nova/participacoes/ana',
    'outra/documento',
    'outra/documento/participacoes/bia',
    'participacoes/ana',
  ),
);

export const anyField = fc.oneof(
  fc.constantFrom('cliques', 'ultimaVaga', 'link', 'sala', 'em', 'quantidade', 'versao'),
  fc.constantFrom('uid', 'email', 'name', 'celular', 'estado', 'cidade', 'dataCadastro'),
  fc.constantFrom('promocao', 'titulo', 'publicada', 'regulamento', 'confirmado', 'outro'),
  fc.constantFrom('dono', 'vaga', 'prova', 'nome', 'abreEm', 'paraCadastrados'),
  fc.constantFrom('inicio', 'fim', 'premio', 'descricao', 'por'),
);

export const anyValue = fc.oneof(
  fc.constantFrom(...[1, 2, 0, -1, 0.5, NaN].map((n) => increment(n))),
  fc.constantFrom(maximum(6), minimum(0), arrayUnion('x'), serverTimestamp(), deleteField()),
  fc.constantFrom(0, 1, 2, 3, 4, 5, 6, -1, -0, 2.5, NaN, Infinity),
  fc.constantFrom<unknown>(null, true, [], ['SP'], {}, daysFromNow(-1), daysFromNow(1)),
  fc.constantFrom('', ' ', '/', '..', 'x', '3', 'vazia/abaixo/documento', `${TICKETS[0]}/x`),
  fc.oneof(anyRoom, anyTicket, anyPerson, anyState, anyPromotion, anyAddress),
  fc.constantFrom(...PROOFS),
  fc.oneof(anyRoom.map(linkOf), anyPerson.map(emailOf), anyPromotion.map(titleOf)),
);

const anyData = fc.array(fc.tuple(anyField, anyValue), { maxLength: 4 }).map(Object.fromEntries<unknown>);

const anyWrite: fc.Arbitrary<Write> = fc.record({ how: anyHow, path: anyPath, data: anyData });

/** A random change to a write. */
type Change = (write: Write) => Write;

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  anyPath.map((path) => (write: Write) => ({ ...write, path })),
  anyHow.map((how) => (write: Write) => ({ ...write, how })),
  fc
    .tuple(anyField, anyValue)
    .map(([field, value]) => (write: Write) => ({ ...write, data: { ...write.data, [field]: value } })),
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(9), anyValue).map(([n, value]) => (write: Write) => {
      const fields = Object.keys(write.data);
      return { ...write, data: { ...write.data, ...(fields.length > 0 && { [pick(fields, n)]: value }) } };
    }),
  },
  fc.nat(9).map((n) => (write: Write) => {
    const fields = Object.entries(write.data);
    return { ...write, data: Object.fromEntries(fields.filter((_, at) => at !== n % fields.length)) };
  }),
);

/** A random id for each collection. */
const anyIds: fc.Arbitrary<Record<string, string>> = fc.record({
  salaDeEspera: anyRoom,
  vagas: anyTicket,
  users: anyPerson,
  usuariosPorEstado: anyState,
  usuariosCadastrados: fc.constant('outro'),
  linksDaSala: anyAddress,
  promocoes: anyPromotion,
});

/** Random commits that differ from the given ones: in their writes, or only in the client who sends them. */
function attacksOn(commits: fc.Arbitrary<ClientWrites>): fc.Arbitrary<ClientWrites> {
  const oneOf = fc.tuple(commits, fc.nat(9));
  const changed = fc.tuple(commits, fc.nat(9), anyChange).map(([{ client, writes }, n, change]) => ({
    client,
    writes: writes.map((write, at) => (at === n % writes.length ? change(write) : write)),
  }));
  const withOneLeftOut = oneOf
    .filter(([{ writes }]) => writes.length > 1)
    .map(([{ client, writes }, n]) => ({
      client,
      writes: writes.filter((_, at) => at !== n % writes.length),
    }));
  const withOneTwice = oneOf.map(([{ client, writes }, n]) => ({
    client,
    writes: [...writes, pick(writes, n)],
  }));
  const withOneElsewhereToo = fc.tuple(commits, fc.nat(9), anyIds).map(([{ client, writes }, n, ids]) => {
    const { how, path, data } = pick(writes, n);
    const [top = '', , ...below] = path.split('/');
    return { client, writes: [...writes, { how, path: [top, ids[top], ...below].join('/'), data }] };
  });
  const byAnother = fc.tuple(commits, anyClient).map(([{ writes }, client]) => ({ client, writes }));
  const twoInOne = fc
    .tuple(commits, fc.oneof(commits, ofProduct))
    .map(([one, other]) => ({ client: one.client, writes: [...one.writes, ...other.writes] }));
  return fc.oneof(
    { weight: 4, arbitrary: changed },
    { weight: 2, arbitrary: withOneLeftOut },
    { weight: 2, arbitrary: withOneTwice },
    { weight: 2, arbitrary: withOneElsewhereToo },
    { weight: 1, arbitrary: byAnother },
    { weight: 2, arbitrary: twoInOne },
  );
}

const free = (client: fc.Arbitrary<Client>): fc.Arbitrary<ClientWrites> =>
  fc.record({ client, writes: fc.array(anyWrite, { minLength: 1, maxLength: 4 }) });

export const ofAttacker: fc.Arbitrary<ClientWrites> = fc.oneof(
  { weight: 13, arbitrary: attacksOn(ofProduct) },
  { weight: 1, arbitrary: free(anyClient) },
);

/**
 * Random commits most of which the rules should refuse: the team's commits, changed or sent by other clients,
 * and commits that the team may not make.
 */
export const ofTeamAttacker: fc.Arbitrary<ClientWrites> = fc.oneof(
  { weight: 5, arbitrary: attacksOn(ofTeam) },
  { weight: 2, arbitrary: forbiddenToTeam },
  { weight: 1, arbitrary: free(fc.constant(TEAM)) },
);
