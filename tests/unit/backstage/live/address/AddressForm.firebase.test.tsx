import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentSnapshot } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { makeGate } from '../../../../../scripts/shared/gate';
import { ConnectionContext } from '../../../../../src/backstage/TeamContext';
import { AddressEditor } from '../../../../../src/backstage/live/address/AddressEditor';
import { AddressForm } from '../../../../../src/backstage/live/address/AddressForm';
import { CorrectionForm } from '../../../../../src/backstage/live/address/CorrectionForm';
import {
  OtherAddressError,
  type TypedAddress,
} from '../../../../../src/backstage/live/address/addressCommits';
import { useAddressForm } from '../../../../../src/backstage/live/address/useAddressForm';
import { drawRoomName, postponedName } from '../../../../../src/backstage/live/roomName';
import type { TeamSession } from '../../../../../src/backstage/teamSession';
import { onDesk, sessionWithoutServer } from '../../../../support/editors';
import { fill } from '../../../../support/forms';

const NOW = Date.parse('2031-12-01T23:00:00Z');
const STORED = { link: 'https://example.com/bia', por: 'bia@example.com' };

function teamOf(write: () => Promise<void>): TeamSession {
  const team = sessionWithoutServer();
  vi.spyOn(team, 'run').mockImplementation(write);
  vi.spyOn(team.account, 'email').mockResolvedValue('ana@example.com');
  return team;
}

const form = (link?: string) => {
  const next = link ? { link, preparedAt: 0, by: '', reused: true } : null;
  return <AddressForm next={next} later={false} onTyped={() => {}} onSaved={() => {}} />;
};
const edit = (team: TeamSession, link?: string) => render(onDesk(form(link), team));
const field = () => screen.getByLabelText('Para onde vai quem ganhar');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar endereço' }));

const change = () => screen.getByRole('button', { name: 'Mudar o endereço' });

it('an address may be typed as calls show it, without https://', async () => {
  const write = vi.fn<() => Promise<void>>().mockResolvedValue();
  edit(teamOf(write));
  fill(field(), ' meet.google.com/abc-defg-hij ');
  expect(screen.getByText('Vai abrir: meet.google.com/abc-defg-hij')).toBeVisible();
  const test = screen.getByRole('link', { name: 'Testar o endereço (abre em outra aba)' });
  expect(test).toHaveAttribute('href', 'https://meet.google.com/abc-defg-hij');
  expect(test).toHaveAttribute('rel', 'noopener noreferrer');
  await save();
  expect(write).toHaveBeenCalledOnce();
});

it('asks for the address if nothing was typed', async () => {
  const write = vi.fn<() => Promise<void>>();
  edit(teamOf(write));
  await save();
  expect(screen.getByText('Cole o endereço da chamada.')).toBeVisible();
  expect(write).not.toHaveBeenCalled();
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

it.each([
  ['https://meet.google.com', /falta o que vem depois de “meet.google.com\/”/],
  ['https://meet.google.com/', /falta o que vem depois/],
  ['https://meet.example.com/https://meet.example.com/abc', /tem “https:\/\/” duas vezes/],
  ['meet.example.com/abc.', /acaba em ponto ou vírgula/],
  ['meet.example.com/abc,', /acaba em ponto ou vírgula/],
  ['https://192.168.0.10/abc', /“192\.168\.0\.10” não abre para quem está longe/],
  ['https://meet.local/abc', /“meet\.local” não abre/],
  ['http://127.0.0.1:4000/abc', /“127\.0\.0\.1:4000” não abre/],
  ['https://us02web.zoom.us/meeting/tZ1/ics?icsToken=a', /é um arquivo de agenda, não a chamada/],
  ['https://example.com/show.ics', /é um arquivo de agenda/],
])('what may be a slip is said, and can be saved: %s', async (typed, warning) => {
  const write = vi.fn<() => Promise<void>>().mockResolvedValue();
  edit(teamOf(write));
  fill(field(), typed);
  expect(screen.getByText(warning)).toHaveTextContent(/^Vai abrir: /);
  await save();
  expect(write).toHaveBeenCalledOnce();
});

it.each([
  ['https://meet.google.com/', /falta o que vem depois/],
  ['https://10.0.0.2/abc', /“10\.0\.0\.2” não abre/],
  ['https://example.com/abc senha: 123', /Ainda não é um endereço que abre/],
  ['https://meet.example.com/abc', /^Guardado: meet\.example\.com\/abc\. Testar/],
])('what is saved keeps its warning after a reload: %s', (link, warning) => {
  edit(teamOf(vi.fn()), link);
  expect(screen.getByText(/^Guardado: /)).toHaveTextContent(warning);
});

it('a saved address is one line, whose button shows the form, until it is saved again', async () => {
  const write = vi.fn<() => Promise<void>>().mockResolvedValue();
  edit(teamOf(write), 'https://meet.example.com/abc');
  expect(screen.getByText(/^Quem ganhou em uma sala anterior/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(change());
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('https://meet.example.com/abc');
  await save();
  expect(write).toHaveBeenCalledOnce();
  expect(change()).toHaveFocus();
});

it('a room whose address cannot be opened says so once', () => {
  const room = { name: 'natal', link: 'http://example.com' };
  render(onDesk(<CorrectionForm heading="" room={room} onTyped={() => {}} />, teamOf(vi.fn())));
  expect(screen.getAllByText(/^Ainda não é um endereço que abre/)).toHaveLength(1);
});

it('a correction that was typed waits in the room that opens later in its place', async () => {
  const team = teamOf(vi.fn());
  const name = drawRoomName(0, NOW + 10_000);
  const correct = (room: string) =>
    render(
      onDesk(<CorrectionForm heading="" room={{ name: room, link: STORED.link }} onTyped={() => {}} />, team),
    );
  const { unmount } = correct(name);
  await userEvent.click(change());
  fill(screen.getByRole('textbox'), 'https://example.com/certa');
  unmount();
  correct(postponedName(name, NOW + 20_000));
  expect(screen.getByRole('textbox')).toHaveValue('https://example.com/certa');
});

it.each([
  [location.origin + '/sala-de-espera', /^É o endereço deste site/],
  ['http://meet.google.com/abc', /comece por “https:\/\/”/],
])('what leads nowhere is refused, with the reason: %s', async (typed, reason) => {
  const write = vi.fn<() => Promise<void>>();
  edit(teamOf(write));
  fill(field(), typed);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await save();
  expect(field()).toBeInvalid();
  expect(screen.getByText(reason)).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});

it('only the link stays of a whole invitation that is pasted', async () => {
  edit(teamOf(vi.fn<() => Promise<void>>()));
  await userEvent.click(field());
  const invitation = 'Entrar na reunião Zoom\nhttps://us02web.zoom.us/j/812?pwd=a.b1.\n\nID: 812 3456 7890';
  await userEvent.paste(invitation);
  expect(field()).toHaveValue('https://us02web.zoom.us/j/812?pwd=a.b1');
  expect(screen.getByText(/^Do texto colado ficou só o link\. Vai abrir: us02web\.zoom\.us/)).toBeVisible();
});

it('the link of the call stays of an invitation that begins with its calendar file', async () => {
  edit(teamOf(vi.fn<() => Promise<void>>()));
  await userEvent.click(field());
  const weekly = 'Weekly: https://us02web.zoom.us/meeting/tZ1/ics?icsToken=a.b';
  await userEvent.paste(`${weekly}\n\nJoin Zoom Meeting\nhttps://us02web.zoom.us/j/812?pwd=a.b1`);
  expect(field()).toHaveValue('https://us02web.zoom.us/j/812?pwd=a.b1');
});

it('a link that is pasted alone is inserted as anywhere else', async () => {
  edit(teamOf(vi.fn<() => Promise<void>>()));
  await userEvent.type(field(), 'https://');
  await userEvent.paste('meet.example.com/abc');
  expect(field()).toHaveValue('https://meet.example.com/abc');
  expect(screen.queryByText(/^Do texto colado/)).not.toBeInTheDocument();
});

it('the button stays where it was while an error is corrected', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180);
  edit(teamOf(vi.fn<() => Promise<void>>()));
  await save();
  const block = field().closest<HTMLElement>('[style]');
  fill(field(), 'https://meet.example.com/abc');
  expect(block?.style.minHeight).toBe('180px');
});

it('without a connection the address is not saved, and the reason is beside the button', async () => {
  const write = vi.fn<() => Promise<void>>();
  render(onDesk(<ConnectionContext value={false}>{form()}</ConnectionContext>, teamOf(write)));
  const button = screen.getByRole('button', { name: 'Guardar endereço' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Só com internet');
  fill(field(), 'https://example.com/ana');
  await userEvent.type(field(), '{Enter}');
  expect(write).not.toHaveBeenCalled();
  expect(field()).toHaveValue('https://example.com/ana');
});

it('what was typed stays when somebody else has saved another address, and is kept as a draft while the form is not shown', async () => {
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

it('what is typed while an address is being saved replaces that address at the first press', async () => {
  const store = vi.fn<(typed: TypedAddress) => Promise<void>>();
  const Editor = ({ saved }: { saved: string }) => {
    const editor = useAddressForm({ name: 'a', saved, save: store, onTyped: vi.fn<() => void>() });
    return (
      <AddressEditor {...{ editor, saved }} heading="" label="Link" hint="" button="Ok" busyButton="…" />
    );
  };
  const [wrong, right] = ['https://example.com/errada', 'https://example.com/certa'];
  const team = teamOf(vi.fn());
  const { rerender } = render(onDesk(<Editor saved="" />, team));
  const answer = makeGate();
  store.mockReturnValueOnce(answer.opened);
  fill(screen.getByLabelText('Link'), wrong);
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(store).toHaveBeenCalled());
  fill(screen.getByLabelText('Link'), right);
  answer.open();
  rerender(onDesk(<Editor saved={wrong} />, team));
  await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(store).toHaveBeenLastCalledWith(expect.objectContaining({ link: right, seen: wrong }));
});
