import { doc, increment, Timestamp, writeBatch, type DocumentData } from 'firebase/firestore/lite';
import { shortDay } from '../../src/base/dates';
import { documents } from '../../src/base/documentPaths';
import { DAY_MS } from '../../src/base/durations';
import { TERMS_VERSION } from '../../src/model';
import { asAdmin } from './admin';
import { PROJECT } from './project';

/** The seeded video: a freely licensed film (Big Buck Bunny, CC BY 3.0) in place of a live show. */
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const PRIZE = { premio: 'Uma viagem à praia', foto: '/promocoes/viagem.svg' };
const PRESENTER = { apresentador: 'Ana Lima', retrato: '/promocoes/apresentadora.svg' };

const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);

/** The seeded promotions: two open ones, one that has ended, one that has not begun, and a hidden one. */
const PROMOTIONS: Record<string, DocumentData> = {
  'carro-zero': {
    titulo: 'Um carro zero na sua garagem',
    descricao:
      'Participe e concorra a um carro zero quilômetro.\n\nO sorteio é ao vivo, no Show de Prêmios, e o resultado fica nesta página.',
    imagem: '/promocoes/carro.svg',
    inicio: inDays(-10),
    fim: inDays(20),
    regulamento: 'https://example.com/regulamento-carro',
    autorizacao: '04.012345/2026',
    publicada: true,
  },
  'casa-mobiliada': {
    titulo: 'A casa toda mobiliada',
    descricao: 'Sala, quartos e cozinha: escolha os móveis e deixe a casa do seu jeito.',
    imagem: '/promocoes/casa.svg',
    inicio: inDays(-3),
    fim: inDays(40),
    publicada: true,
  },
  'viagem-de-ferias': {
    titulo: 'Uma viagem de férias em família',
    descricao: 'Uma semana na praia para quatro pessoas.',
    imagem: '/promocoes/viagem.svg',
    inicio: inDays(-60),
    fim: inDays(-5),
    resultado:
      'Joana P. ganhou!\nEla é de Recife (PE).\n\nO prêmio foi entregue ao vivo, no Show de Prêmios. Obrigado a quem participou!',
    publicada: true,
  },
  'natal-premiado': {
    titulo: 'Natal premiado',
    descricao: 'Vem aí: uma ceia completa para dez famílias.',
    inicio: inDays(7),
    fim: inDays(35),
    publicada: true,
  },
  'ainda-em-segredo': {
    titulo: 'Uma surpresa',
    descricao: 'Quem sabe disto trabalha aqui.',
    inicio: inDays(-1),
    fim: inDays(60),
    publicada: false,
  },
};

/** The password of all seeded accounts, which the README names. */
const PASSWORD = 'segredo-de-teste';
/** The seeded account of the team, which may run the show at /bastidores. */
const TEAM = 'equipe';
const PEOPLE = [
  { uid: 'ana', name: 'Ana Souza', estado: 'SP', cidade: 'Campinas', celular: '19912345678' },
  { uid: 'bruno', name: 'Bruno Lima', estado: 'BA', cidade: 'Salvador', celular: '71987654321' },
  { uid: 'clara', name: 'Clara Nunes', estado: 'SP', cidade: 'Santos', celular: '1332345678' },
  { uid: TEAM, name: 'Equipe do Show', estado: 'SP', cidade: 'São Paulo', celular: '11912345678' },
];
const emailOf = (uid: string) => `${uid}@example.com`;
/** Seeded participations. `npm run participantes -- carro-zero`, the README's example, needs some. */
const PARTICIPATIONS = [
  { uid: 'ana', promocao: 'viagem-de-ferias', em: inDays(-40) },
  { uid: 'ana', promocao: 'carro-zero', em: inDays(-4) },
  { uid: 'bruno', promocao: 'carro-zero', em: inDays(-2) },
];
const REGISTERED = inDays(-90);

/** Adds data for development: the show, promotions in every state, and four accounts, one of the team's. */
export async function seed({ firestore, auth }: { firestore: string; auth: string }): Promise<void> {
  await Promise.all(PEOPLE.map(({ uid }) => createAccount(auth, uid, emailOf(uid))));
  await asAdmin(firestore, async (db) => {
    const batch = writeBatch(db);
    const set = (path: string, data: DocumentData) => void batch.set(doc(db, path), data, { merge: true });
    set(documents.settings, { video: VIDEO, inicio: inDays(1.2), fim: inDays(1.3), ...PRIZE, ...PRESENTER });
    for (const [id, promotion] of Object.entries(PROMOTIONS)) set(documents.promotion(id), promotion);
    for (const person of PEOPLE) {
      const { uid, estado } = person;
      const registration = { email: emailOf(uid), dataCadastro: shortDay(REGISTERED.toDate()) };
      set(documents.profile(uid), { ...person, ...registration, confirmado: true });
      // The consent is newer than the registration, as after a change of the terms.
      set(documents.consent(uid), { versao: TERMS_VERSION, em: Timestamp.now() });
      set(documents.marker(uid), { estado, em: REGISTERED });
      set(documents.count(estado), { quantidade: increment(1) });
    }
    set(documents.team(TEAM), { email: emailOf(TEAM), desde: REGISTERED });
    set(documents.registered, { quantidade: PEOPLE.length });
    for (const participation of PARTICIPATIONS) {
      const { titulo, regulamento } = PROMOTIONS[participation.promocao] ?? {};
      const accepted = regulamento ? { regulamento } : {};
      const path = documents.participation(participation.promocao, participation.uid);
      set(path, { ...participation, titulo, ...accepted });
    }
    await batch.commit();
  });
}

async function createAccount(auth: string, localId: string, email: string): Promise<void> {
  const address = `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, email, password: PASSWORD, emailVerified: true }),
  });
  if (!answer.ok) throw new Error(`A conta ${email} não foi criada: ${await answer.text()}`);
}
