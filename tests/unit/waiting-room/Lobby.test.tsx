import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../src/base/durations';
import { NO_SHOW, type ShowSettings, type ShowTimes } from '../../../src/model';
import * as lobby from '../../../src/waiting-room/Lobby';
import { RoomPanel } from '../../../src/waiting-room/RoomPanel';
import { WaitingView } from '../../../src/waiting-room/WaitingView';
import { NOTHING_YET, type RoomView } from '../../../src/waiting-room/session/roomView';
import { onPage } from '../../support/onPage';
import { hurryTimers } from '../../support/timers';

// The time of this device counts only after a second attempt to ask the server, which does not answer.
beforeEach(hurryTimers);

/** The times of a one-hour show that begins in some minutes. */
function showIn(minutes: number): ShowTimes {
  const begin = new Date(Date.now() + minutes * MINUTE_MS);
  return { begin, end: new Date(begin.getTime() + 60 * MINUTE_MS) };
}

const aboutShow = (show: Partial<ShowSettings>) => (
  <lobby.AboutShow show={{ ...NO_SHOW, ...show }} personName={null} />
);

const waiting = (minutes: number) => onPage(<WaitingView times={showIn(minutes)} lobby={lobby} />);

it('those who wait are told the day while the show is more than ten minutes away, and then asked to stay', async () => {
  const { rerender } = render(waiting(12));
  expect(await screen.findByRole('heading', { name: /^O show é (hoje|amanhã), às? \d+h/ })).toBeVisible();
  expect((await screen.findByRole('link', { name: 'Salvar na agenda' })).className).toMatch('wide');
  expect(screen.queryByText('Não saia daqui!')).not.toBeInTheDocument();
  expect(screen.queryByText('O botão acende aqui')).not.toBeInTheDocument();
  rerender(waiting(9));
  expect(screen.getByRole('heading', { name: 'Não saia daqui!' })).toBeVisible();
  expect(screen.getByText('O botão acende aqui')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Salvar na agenda' })).not.toBeInTheDocument();
});

it('screen readers hear the day of the show, or that it is over, once that is known', async () => {
  const { rerender, container } = render(onPage(<WaitingView times={null} lobby={lobby} />));
  const region = container.querySelector('[aria-live]');
  expect(region).toBeEmptyDOMElement();
  rerender(waiting(12));
  await waitFor(() => expect(region).toHaveTextContent(/^O show é (hoje|amanhã), às? \d+h/));
  rerender(waiting(9));
  expect(region).toBeEmptyDOMElement();
  rerender(waiting(-70));
  expect(region).toHaveTextContent(/^Até o próximo show!/);
});

const next = (minutes: number) => onPage(<lobby.NextShow times={showIn(minutes)} />);

it('the next show is named after a loss while it is ahead', async () => {
  const { rerender, container } = render(next(90));
  expect(await screen.findByText(/^O próximo show é (hoje|amanhã), às? \d+h/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Salvar na agenda' })).toBeVisible();
  rerender(next(-5));
  expect(container).toBeEmptyDOMElement();
});

it('people who have to sign in are told the day of the show, too', async () => {
  const room: RoomView = { ...NOTHING_YET, view: 'signIn', needsAccount: true };
  render(
    onPage(<RoomPanel {...{ room, lobby }} connection="ok" enter={() => undefined} times={showIn(90)} />),
  );
  expect(screen.getByRole('heading', { name: 'Este show é para quem tem cadastro' })).toBeVisible();
  expect(await screen.findByText(/^O próximo show é (hoje|amanhã), às? \d+h/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Salvar na agenda' })).toBeVisible();
});

/** What is below the panel of somebody who waits for a show without times. */
const belowPanel = (props: Partial<ComponentProps<typeof lobby.BelowPanel>> = {}) => (
  <lobby.BelowPanel show={NO_SHOW} waiting needsLogin={false} {...props} />
);

/** The choice of sound of somebody who waits for a show without times. */
const soundChoice = (props: Partial<ComponentProps<typeof lobby.SoundChoice>> = {}) => (
  <lobby.SoundChoice times={null} needsLogin={false} sound={false} onToggle={() => undefined} {...props} />
);

/** The same for a show in some minutes. */
const below = (minutes: number, needsLogin = false) =>
  belowPanel({ show: { ...NO_SHOW, times: showIn(minutes) }, needsLogin });

const placesOfPictures = () =>
  [...document.querySelectorAll('img')].map(
    (picture) => picture.closest<HTMLElement>('[data-testid]')?.dataset.testid,
  );

describe('the cast', () => {
  it.each([
    ['on the stage', { video: '', times: null }, 'stage'],
    ['on the stage again in the last minute', { video: '', times: showIn(0.5) }, 'stage'],
    ['in the panel beside a video', { video: 'https://youtu.be/aqz-KE-bpKQ', times: null }, 'panel'],
    ['in the panel beside a countdown', { video: '', times: showIn(5) }, 'panel'],
  ])('names the presenter and the prize, whose picture is once on the page: %s', async (_, rest, place) => {
    const show = { ...rest, apresentador: 'Maria', premio: 'Um carro zero', foto: '/promocoes/carro.svg' };
    render(
      <>
        <div data-testid="stage">
          <lobby.Lights view="loading" waiting show={{ ...NO_SHOW, ...show }} />
        </div>
        <div data-testid="panel">{aboutShow(show)}</div>
      </>,
    );
    expect(screen.getByText('Quem faz o show: Maria')).toBeVisible();
    expect(screen.getByText('Um carro zero')).toBeVisible();
    await waitFor(() => expect(placesOfPictures()).toEqual([place]));
  });

  it('shows the presenter in a picture, and by an initial where there is none or it does not load', () => {
    const { rerender, container } = render(aboutShow({ apresentador: 'maria' }));
    const avatar = container.querySelector('.lobby-avatar');
    expect(avatar).toHaveTextContent('M');
    rerender(aboutShow({ apresentador: 'maria', retrato: '/promocoes/apresentadora.svg' }));
    const picture = container.querySelector('.lobby-avatar img') ?? document.body;
    expect(picture).toHaveAttribute('src', '/promocoes/apresentadora.svg');
    fireEvent.error(picture);
    expect(avatar?.querySelector('img')).toBeNull();
    expect(avatar).toHaveTextContent('M');
  });

  it('reads each new message aloud, in a new bubble', () => {
    const { rerender, container } = render(aboutShow({}));
    const region = container.querySelector('[aria-live=polite]');
    expect(region).toBeEmptyDOMElement();
    rerender(aboutShow({ recado: 'Faltam dez minutos!' }));
    const first = screen.getByText('Faltam dez minutos!');
    expect(region).toContainElement(first);
    rerender(aboutShow({ recado: 'Já vai!' }));
    expect(first).not.toBeInTheDocument();
    expect(screen.getByText('Já vai!').closest('[aria-live=polite]')).toBe(region);
  });

  it('is below the panel after a loss', () => {
    render(
      belowPanel({ show: { ...NO_SHOW, premio: 'Um carro zero', recado: 'Obrigada!' }, waiting: false }),
    );
    expect(screen.getByText('Obrigada!')).toBeVisible();
    expect(screen.getByText('Um carro zero')).toBeVisible();
    expect(screen.queryByText('Como funciona')).not.toBeInTheDocument();
  });

  it.each([true, false])('has a link to the rules for whoever waits (%s) and after a loss', (isWaiting) => {
    const regulamento = 'https://example.com/regulamento-do-show.pdf';
    render(onPage(belowPanel({ show: { ...NO_SHOW, regulamento }, waiting: isWaiting })));
    const link = screen.getByRole('link', { name: 'Regulamento do show (abre em outra aba)' });
    expect(link).toHaveAttribute('href', regulamento);
  });

  it('takes no place below the panel while the team has written nothing', () => {
    const { container } = render(belowPanel({ waiting: false }));
    expect(container).toHaveTextContent(/^$/);
    expect(container.querySelector('.lobby-cast')).toBeNull();
  });

  it('says no more than the presenter and the message in the panel when the show is over', async () => {
    const times = showIn(-90);
    const { container } = render(aboutShow({ premio: 'Um carro zero', recado: 'Obrigada!', times }));
    await waitFor(() => expect(container).toHaveTextContent(/^Obrigada!$/));
    render(belowPanel({ show: { ...NO_SHOW, premio: 'Um carro zero', times } }));
    await waitFor(() => expect(screen.queryByText('Como funciona')).not.toBeInTheDocument());
    expect(screen.queryByText('Um carro zero')).not.toBeInTheDocument();
  });

  it('says only how many places are free while the team has written nothing', () => {
    const { container } = render(aboutShow({}));
    expect(container).toHaveTextContent(/^5 vagas para quem clicar primeiro$/);
    expect(container.querySelectorAll('svg')).toHaveLength(5);
  });

  it('says that there is a prize where the team has stored only its picture', () => {
    const { container } = render(aboutShow({ foto: '/promocoes/carro.svg' }));
    expect(container).toHaveTextContent(/^O prêmioPode ser seu!$/);
  });

  it('says when to come back long before the show, and to stay from ten minutes before', async () => {
    const { rerender } = render(below(60));
    expect(await screen.findByText(/^Volte 10 minutos antes/)).toBeVisible();
    rerender(below(5));
    expect(await screen.findByText(/^Espere nesta página/)).toBeVisible();
    rerender(below(5, true));
    expect(await screen.findByText(/^Entre na sua conta ou cadastre-se/)).toBeVisible();
  });
});

it('nothing looks like the button before it is released', () => {
  const room: RoomView = { ...NOTHING_YET, view: 'loading' };
  const page = (
    <>
      <RoomPanel {...{ room, lobby }} connection="ok" enter={() => undefined} times={null}>
        {soundChoice()}
      </RoomPanel>
      {belowPanel()}
    </>
  );
  render(onPage(page));
  for (const button of screen.getAllByRole('button')) {
    expect(button).not.toHaveAccessibleName(/^Entra/);
    expect(button.className).not.toMatch(/main|large/);
  }
});

it('the lobby says how the show works, and offers to share the page', () => {
  render(belowPanel());
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Chamar os amigos' })).toBeVisible();
});

describe('the sound', () => {
  it('is turned on and off by one button, which keeps the focus', async () => {
    const toggle = vi.fn<() => void>();
    const { rerender } = render(soundChoice({ onToggle: toggle }));
    await userEvent.click(screen.getByRole('button', { name: 'Tocar um som quando abrir' }));
    expect(toggle).toHaveBeenCalledOnce();
    rerender(soundChoice({ sound: true, onToggle: toggle }));
    expect(screen.getByRole('button', { name: 'Som ligado: espere aqui' })).toHaveFocus();
  });

  it.each<[string, Partial<ComponentProps<typeof lobby.SoundChoice>>]>([
    ['long before the show', { times: showIn(60) }],
    ['to people who still have to sign in', { needsLogin: true }],
  ])('is not offered %s, but can be turned off', async (_, props) => {
    const { rerender } = render(soundChoice(props));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    rerender(soundChoice({ ...props, sound: true }));
    expect(screen.getByRole('button')).toHaveTextContent('Som ligado');
  });

  it('is not offered after the show', async () => {
    render(soundChoice({ times: showIn(-90), sound: true }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});

/** The panel with what is below it, as on the page. */
const room = (view: 'loading' | 'released') => (
  <>
    <RoomPanel
      room={{ ...NOTHING_YET, view }}
      connection="ok"
      enter={() => undefined}
      times={null}
      lobby={lobby}
    >
      {soundChoice()}
    </RoomPanel>
    {view === 'loading' && belowPanel()}
    <a href="#contato">contato@example.com</a>
  </>
);

it.each(['Tocar um som quando abrir', 'Chamar os amigos'])(
  "'%s', which disappears at a release, passes the focus on: the next Tab reaches the new button",
  async (name) => {
    const { rerender } = render(onPage(room('loading')));
    screen.getByRole('button', { name }).focus();
    rerender(onPage(room('released')));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Entrar' })).toHaveFocus();
  },
);

it.each<[RoomView['view'], string]>([
  ['released', 'true'],
  ['lost', 'true'],
  ['leaving', 'false'],
  ['returned', 'false'],
  ['noAddress', 'false'],
])('the stage behind the view %s is dark: %s', (view, dark) => {
  const { container } = render(<lobby.Lights view={view} waiting={false} show={null} />);
  expect(container.firstElementChild).toHaveAttribute('data-dark', dark);
});
