import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentSnapshot } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { ConnectionContext } from '../../../../src/backstage/connection';
import { OtherAddressError } from '../../../../src/backstage/live/addressCommits';
import { AddressForm } from '../../../../src/backstage/live/AddressForm';
import type { TeamSession } from '../../../../src/backstage/teamSession';
import { onDesk, sessionWithoutServer } from '../../../support/editors';
import { fill } from '../../../support/forms';

const STORED = { link: 'https://example.com/bia', por: 'bia@example.com' };

function teamOf(write: () => Promise<void>): TeamSession {
  const team = sessionWithoutServer();
  vi.spyOn(team, 'write').mockImplementation(write);
  vi.spyOn(team.account, 'email').mockResolvedValue('ana@example.com');
  return team;
}

const edit = (team: TeamSession) =>
  render(onDesk(<AddressForm next={null} later={false} onTyped={() => {}} />, team));
const field = () => screen.getByLabelText('Para onde vai quem ganhar');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar endereço' }));

it('an address may be typed as calls show it, without https://', async () => {
  const write = vi.fn<() => Promise<void>>().mockResolvedValue();
  edit(teamOf(write));
  fill(field(), ' meet.google.com/abc-defg-hij ');
  expect(screen.getByText('Certo: abre meet.google.com.')).toBeVisible();
  await save();
  expect(write).toHaveBeenCalledOnce();
});

it.each(['a chamada', 'localhost', 'http://example.com', 'https://example.com senha: 123'])(
  'what is no address is said once: %s',
  async (typed) => {
    const write = vi.fn<() => Promise<void>>();
    edit(teamOf(write));
    fill(field(), typed);
    await save();
    expect(field()).toBeInvalid();
    expect(screen.getAllByText(/^Ainda não é um endereço que abre/)).toHaveLength(1);
    expect(write).not.toHaveBeenCalled();
  },
);

it('without a connection the address is not saved, and the reason is beside the button', async () => {
  const write = vi.fn<() => Promise<void>>();
  const form = <AddressForm next={null} later={false} onTyped={() => {}} />;
  render(onDesk(<ConnectionContext value={false}>{form}</ConnectionContext>, teamOf(write)));
  const button = screen.getByRole('button', { name: 'Guardar endereço' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/^Sem internet/);
  fill(field(), 'https://example.com/ana');
  await userEvent.type(field(), '{Enter}');
  expect(write).not.toHaveBeenCalled();
  expect(field()).toHaveValue('https://example.com/ana');
});

it('what was typed stays when somebody else has saved another address, and waits for who leaves the form', async () => {
  const snapshot = { get: (name: string) => Object(STORED)[name] as unknown };
  const team = teamOf(() => Promise.reject(new OtherAddressError(snapshot as DocumentSnapshot)));
  const { unmount } = edit(team);
  fill(field(), 'https://example.com/ana');
  await save();
  expect(await screen.findByText(/^bia@example.com mudou este endereço: agora abre/)).toBeVisible();
  expect(field()).toHaveValue('https://example.com/ana');
  unmount();
  edit(team);
  expect(field()).toHaveValue('https://example.com/ana');
});
