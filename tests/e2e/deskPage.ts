import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { connect } from '../../scripts/shared/connect';
import { SECOND_MS } from '../../src/base/durations';
import { hasLink, roomIn, type Room } from '../../src/model';
import { click } from '../../src/waiting-room/session/click';
import { ANYBODY } from '../support/crowd';
import { askAuth, AUTH_API, FIRESTORE, PROJECT } from '../support/emulators';
import { dayInBrazil, type Person } from '../support/person';
import { MARIA, signUp } from './accountPage';
import { admin, allowConsoleErrors } from './fixtures';

/** A member of the team, with a confirmed e-mail address. */
export const ANA: Person = { ...MARIA, name: 'Ana da Equipe', email: 'ana@example.com' };

export const state = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 2, name: text });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs a team member in on the page, and opens the team's desk. */
export async function openDesk(page: Page, person = ANA): Promise<string> {
  // The desk's address has status 404, because the page does not exist for the public.
  allowConsoleErrors(/status of 404/);
  await signUp(page, person);
  const uid = await addToTeam(person.email);
  await page.goto('/bastidores');
  await expect(page.getByRole('navigation', { name: 'Partes dos bastidores' })).toBeVisible();
  return uid;
}

/** Confirms the account's e-mail address, and adds its owner to the team. */
export async function addToTeam(email: string): Promise<string> {
  const uid = (await admin.uidOf(email)) ?? '';
  await askAuth('POST', `${AUTH_API}/accounts:update`, { localId: uid, emailVerified: true });
  await admin.write(`equipe/${uid}`, {});
  return uid;
}

/** Holds a button by the pointer, as long as the button requires. */
export async function hold(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await target.page().mouse.down();
  await heldLongEnough(target.page());
  await target.page().mouse.up();
}

/** Holds a button by a key, as long as the button requires. */
export async function holdByKey(target: Locator, key: string): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await target.page().keyboard.down(key);
  await heldLongEnough(target.page());
  await target.page().keyboard.up(key);
}

/** Waits for the page, and not for a time: the timers of a busy page are late. */
const heldLongEnough = (page: Page) => expect(page.locator('[data-holding=true]')).toHaveCount(0);

/** Waits until buttons that have just appeared are enabled. */
export const settled = (page: Page) => expect(page.getByText('Espere um instante')).toHaveCount(0);

/** Presses and holds the mouse where it is, longer than a button must be held. */
export async function holdHere(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(1_300);
  await page.mouse.up();
}

/** The upper and lower edges of the buttons with a name, in px from the top of the page. */
export function edgesOf(page: Page, name: RegExp): Promise<[top: number, bottom: number]> {
  return page.getByRole('button', { name }).evaluateAll((buttons) => {
    const boxes = buttons.map((one) => one.getBoundingClientRect());
    const [tops, bottoms] = [boxes.map(({ top }) => top), boxes.map(({ bottom }) => bottom)];
    return [Math.min(...tops) + scrollY, Math.max(...bottoms) + scrollY];
  });
}

export async function saveAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel('Para onde vai quem ganhar').fill(address);
  await button(page, 'Guardar endereço').click();
  await expect(page.getByText(/^Guardado: /)).toBeVisible();
}

/** Makes a login appear to be some hours old, by a token without a signature, which the emulators accept. */
export async function ageLogin(page: Page, hours: number): Promise<void> {
  await page.route(/securetoken\.googleapis\.com/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, string>;
    for (const name of ['id_token', 'access_token']) body[name] = aged(body[name] ?? '', hours);
    await route.fulfill({ response, json: body });
  });
}

function aged(token: string, hours: number): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number };
  const old = { ...claims, auth_time: claims.iat - hours * 3_600 };
  return `${header}.${Buffer.from(JSON.stringify(old)).toString('base64url')}.`;
}

/** A room's name, as the desk makes it. */
export const ROOM = 'show-2026-11-24-abc234';

/**
 * Stores a room that the desk opened some ms ago, with its taken places: for each the seconds after the
 * opening, and the winner, if there is one.
 */
export async function seedRoom(
  ms: number,
  places: [seconds: number, winner?: object][],
  room: object = {},
): Promise<void> {
  const em = new Date(Date.now() - ms);
  const vagas = ['7f3a22b1', '0c9de4f8', 'b81503aa', '5e77c012', 'd2f0916c'].map(
    (start) => `${start}-0000-4000-8000-000000000000`,
  );
  await admin.write('linksDaSala/proxima-sala', {
    link: 'https://meet.example.com/show',
    em: new Date(em.getTime() - 1),
  });
  await admin.write(`linksDaSala/${ROOM}`, { link: 'https://meet.example.com/show', em });
  for (const [index, [seconds, winner]] of places.entries()) {
    const vaga = vagas[index] ?? '';
    const at = new Date(em.getTime() + seconds * SECOND_MS);
    await admin.write(`vagas/${vaga}`, { sala: ROOM, link: `protegido:${ROOM}`, em: at });
    if (winner) await admin.write(`linksDaSala/${ROOM}/ganhadores/${index}`, { vaga, em: at, ...winner });
  }
  const last = places.length > 0 ? { ultimaVaga: vagas[places.length - 1] } : {};
  await admin.open(ROOM, { link: `protegido:${ROOM}`, cliques: places.length, ...last, ...room });
}

/** Simulates registered people who click at once in the room, with the product's own click. */
export async function clickInNode(people: number, room: Room): Promise<string[]> {
  const kinds = Array.from({ length: people }, async (_, index) => {
    const uid = `pessoa-${index}`;
    const profile = { uid, name: `Pessoa ${index}`, celular: `1191234000${index % 10}` };
    const about = {
      email: `${uid}@example.com`,
      estado: 'SP',
      cidade: 'Santos',
      dataCadastro: dayInBrazil(0),
    };
    await admin.write(`users/${uid}`, { ...profile, ...about });
    const client = connect({ projectId: PROJECT, apiKey: 'demo-api-key', emulator: FIRESTORE }, uid);
    if (!hasLink(room)) throw new Error('The room has no link.');
    const answer = await click(client.db, room, randomUUID(), {
      ...ANYBODY,
      person: { ...profile, confirmado: false },
    });
    await client.close();
    return answer.kind;
  });
  return Promise.all(kinds);
}

/** The only open room. */
export async function onlyRoom(): Promise<Room> {
  const [[id, fields] = ['', {}]] = Object.entries(await admin.rooms());
  return roomIn(id, fields);
}
