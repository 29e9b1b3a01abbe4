import { expect, type Page } from '@playwright/test';
import { PROTECTED } from '../support/links';
import { admin, liveSession } from './fixtures';

/** What the page logs when it cannot read the address behind a protected link. */
export const NO_ADDRESS = /O endereço do show não pôde ser lido/;

export const won = (page: Page) => page.getByRole('heading', { name: 'Sua vaga está garantida!' });
export const code = (page: Page) => page.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/);

/** Makes the show one for registered people only. */
export async function forRegistered(value: unknown = true): Promise<void> {
  await admin.write('configuracoes/salaDeEspera', { paraCadastrados: value });
}

/**
 * Stores the live session's address and opens a room with a protected link to it.
 * @param more other fields of the room, such as the time at which its button appears
 */
export async function openProtected(sala = 'sala', cliques = 0, more: { abreEm?: Date } = {}): Promise<void> {
  await admin.write('linksDaSala/show', { link: liveSession });
  await admin.open(sala, { link: PROTECTED, cliques, ...more });
}

/** Expects one ticket, whose owner is the only winner of the protected link. */
export async function expectOneOwner(): Promise<void> {
  const [ticket, ...others] = await admin.tickets();
  expect(others).toEqual([]);
  expect(ticket?.['dono']).toEqual(expect.any(String));
  expect(await admin.read(`linksDaSala/show/ganhadores/${String(ticket?.['dono'])}`)).not.toBeNull();
}
