import { Timestamp } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterEach, vi } from 'vitest';
import { TeamPhone } from './desks';
import { ADDRESS } from './links';
import { admin } from './project';
import { startTeam } from './team';

const phones: TeamPhone[] = [];

/** Gives a test file a project with the team; closes the team's phones after each test. */
export function startPhones(project: string, documents: Parameters<typeof startTeam>[1] = () => ({})): void {
  startTeam(project, documents);
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await Promise.all(phones.splice(0).map((phone) => phone.close()));
  });
}

/** A team member's phone that may not have received the server's data yet. */
export function newPhone(...details: ConstructorParameters<typeof TeamPhone>): TeamPhone {
  const phone = new TeamPhone(...details);
  phones.push(phone);
  return phone;
}

/** A team member's phone that has received the server's data. */
export async function phoneOf(uid = 'ana', loginAge = 0): Promise<TeamPhone> {
  const phone = newPhone(uid, loginAge);
  await phone.expectView({ known: true, connected: true });
  return phone;
}

/** A team member's phone that shows the prepared address of the next room. */
export async function preparedPhone(): Promise<TeamPhone> {
  const phone = await phoneOf();
  await phone.prepare(ADDRESS);
  await phone.expectView({ next: { link: ADDRESS } });
  return phone;
}

export const rooms = (): Promise<string[]> => admin.ids('salaDeEspera');

/** Opens a room from the phone. Resolves with the room's name when the phone has received its data. */
export async function releasedRoom(phone: TeamPhone, delayMs = 0): Promise<string> {
  await phone.live.release(delayMs);
  const [name = ''] = await rooms();
  await phone.expectView({ room: { id: name } });
  return name;
}

/** Stores a taken place, as the winner's commit does. */
export async function takePlace(
  room: string,
  ms: number,
  winner?: { nome: string; celular: string },
): Promise<string> {
  const vaga = randomUUID();
  const em = Timestamp.fromMillis(ms);
  await admin.write(`vagas/${vaga}`, { sala: room, link: `protegido:${room}`, em });
  if (winner)
    await admin.write(`linksDaSala/${room}/ganhadores/${vaga}`, { vaga, em, confirmado: true, ...winner });
  return vaga;
}

/** Firestore's answer to a commit that a lock has prevented. */
export const aborted = () =>
  Response.json({ error: { code: 409, message: 'Locked.', status: 'ABORTED' } }, { status: 409 });
