import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RoomPanel } from '../../../src/waiting-room/RoomPanel';
import { PANEL_ID } from '../../../src/waiting-room/panelFocus';
import { NOTHING_YET, type Connection, type RoomView } from '../../../src/waiting-room/session/roomView';
import { onPage } from '../../support/onPage';

const LOADING = [
  'Não saia daqui!',
  'Em alguns instantes o botão será liberado!',
  'Se você for o primeiro a clicar, vai participar comigo, ao vivo, e poderá levar o prêmio!',
];
const LOST = [
  'Não foi dessa vez!',
  'Alguém foi mais rápido que você.',
  'Volte para o Show de Prêmios, daqui a pouco tem mais!',
];

/** A view, and the facts that differ from the usual. */
interface Shown extends Partial<RoomView> {
  connection?: Connection;
  enter?: () => void;
}

/** Renders the panel beside another focusable element. */
function page({
  view = 'loading',
  releaseId = view === 'released' ? 'a' : null,
  connection = 'ok',
  enter = () => undefined,
  ...facts
}: Shown) {
  const room = { ...NOTHING_YET, view, releaseId, connected: connection === 'ok', ...facts };
  return onPage(
    <>
      <button type="button">Outra coisa</button>
      <RoomPanel {...{ room, connection, enter }} times={null}>
        <p>Contagem</p>
      </RoomPanel>
    </>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const anyEnterButton = () => screen.queryByRole('button', { name: /^Entra/ });
const announcement = () => screen.getByRole('alert');
const status = () => screen.getByRole('status');

describe('the loading panel', () => {
  it('shows its texts, the first as a level 2 heading', () => {
    render(page({ view: 'loading' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Não saia daqui!$/);
    expect(screen.getAllByText((_, element) => LOADING.includes(element?.textContent ?? ''))).toHaveLength(3);
    for (const text of LOADING) expect(screen.getByText(text)).toBeVisible();
  });

  it('shows its children below its texts, and the released panel does not', () => {
    const { rerender } = render(page({ view: 'loading' }));
    const order = ['O botão acende aqui', ...LOADING, 'Contagem'];
    const shown = document.body.textContent ?? '';
    const places = order.map((text) => shown.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    rerender(page({ view: 'released' }));
    expect(screen.queryByText('Contagem')).not.toBeInTheDocument();
  });

  it.each(['signIn', 'countdown'] as const)(
    'does not show its children once a release is near or there: %s',
    (view) => {
      const { rerender } = render(page({ view: 'signIn' }));
      expect(screen.getByText('Contagem')).toBeVisible();
      rerender(page({ view, releaseId: 'a' }));
      expect(screen.queryByText('Contagem')).not.toBeInTheDocument();
    },
  );

  it('shows a spinner that is hidden from screen readers', () => {
    const { container } = render(page({ view: 'loading' }));
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
  });

  it('has no button and announces nothing', () => {
    render(page({ view: 'loading' }));
    expect(anyEnterButton()).not.toBeInTheDocument();
    expect(announcement()).toBeEmptyDOMElement();
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('the released panel', () => {
  it('shows only the button', () => {
    render(page({ view: 'released' }));
    expect(button('Entrar')).toBeVisible();
    expect(button('Entrar')).toBeEnabled();
    expect(button('Entrar')).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    for (const text of [...LOADING, ...LOST]) expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('is announced in an existing live region', () => {
    const { rerender } = render(page({ view: 'loading' }));
    const region = announcement();
    rerender(page({ view: 'released' }));
    expect(announcement()).toBe(region);
    expect(region).toHaveTextContent(/^O botão Entrar foi liberado!$/);
  });

  it('leaves the focus unchanged', () => {
    const { rerender } = render(page({ view: 'loading' }));
    button('Outra coisa').focus();
    rerender(page({ view: 'released' }));
    expect(button('Outra coisa')).toHaveFocus();
  });

  it.each([
    [{ view: 'lost' }, 'link', 'Ver as promoções'],
    [{ view: 'loading', connection: 'offline' }, 'button', 'Tentar agora'],
  ] as const)(
    'is one Tab away for those whose focus was on what it replaces: %j',
    async (before, role, name) => {
      const { rerender } = render(page(before));
      screen.getByRole(role, { name }).focus();
      rerender(page({ view: 'released' }));
      await userEvent.tab();
      expect(button('Entrar')).toHaveFocus();
    },
  );

  it('is announced again for another room, wherever the focus is', () => {
    const { rerender } = render(page({ view: 'released', releaseId: 'a' }));
    button('Entrar').focus();
    const first = announcement().firstElementChild;
    rerender(page({ view: 'released', releaseId: 'a', late: 'confirming' }));
    expect(announcement().firstElementChild).toBe(first);
    rerender(page({ view: 'released', releaseId: 'b' }));
    expect(announcement().firstElementChild).not.toBe(first);
    expect(announcement()).toHaveTextContent('O botão Entrar foi liberado!');
    expect(button('Entrar')).toHaveFocus();
  });

  it('is no longer announced after the room was removed', () => {
    render(page({ view: 'released', releaseId: null }));
    expect(button('Entrar')).toBeVisible();
    expect(announcement()).toBeEmptyDOMElement();
  });

  it('is scrolled into view at each release, but not when its room is removed', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { rerender } = render(page({ view: 'released', releaseId: 'a' }));
    expect(scroll).toHaveBeenCalledOnce();
    rerender(page({ view: 'released', releaseId: null }));
    expect(scroll).toHaveBeenCalledOnce();
    rerender(page({ view: 'released', releaseId: 'b' }));
    expect(scroll).toHaveBeenCalledTimes(2);
    expect(scroll.mock.contexts.at(-1)).toBe(button('Entrar'));
  });

  it('says beside the button that the places are taken', () => {
    render(page({ view: 'released', releaseId: null, full: true }));
    expect(button('Entrar')).toBeEnabled();
    expect(status()).toHaveTextContent(/^As 5 vagas já foram preenchidas\.$/);
    expect(screen.getByText('Se houver outra rodada, o botão acende de novo nesta página.')).toBeVisible();
    const promotions = screen.getByRole('link', { name: 'Ver as promoções' });
    expect(promotions).toHaveAttribute('href', '/');
    expect(promotions.className).toContain('quiet');
  });

  it('is announced with the login that it needs, which is announced once it is known', () => {
    const { rerender } = render(page({ view: 'loading' }));
    rerender(page({ view: 'signIn', releaseId: null }));
    expect(announcement()).toHaveTextContent(/^Este show é para quem tem cadastro Entre na sua conta antes/);
    rerender(page({ view: 'signIn', releaseId: 'a' }));
    expect(announcement()).toHaveTextContent(/^O botão foi liberado! Este show é para quem tem cadastro\./);
  });

  it('offers the login before the sign-up, and moves no link at the release', () => {
    const { rerender } = render(page({ view: 'signIn', releaseId: null }));
    const before = screen.getAllByRole('link');
    rerender(page({ view: 'signIn', releaseId: 'a' }));
    expect(screen.getAllByRole('link')).toEqual(before);
    expect(links()).toEqual(['Já tenho conta', 'Cadastre-se grátis']);
    expect(before.map(({ className }) => className)).toEqual([
      expect.stringContaining('wide'),
      expect.stringContaining('quiet'),
    ]);
  });

  it.each([null, 'a'])(
    'says so, too, to those who would have to sign in, and calls nobody: %s',
    (releaseId) => {
      const { rerender } = render(page({ view: 'signIn', releaseId: 'a' }));
      expect(announcement()).toHaveTextContent(/^O botão foi liberado!/);
      rerender(page({ view: 'signIn', releaseId, full: true }));
      expect(status()).toHaveTextContent(/^As 5 vagas já foram preenchidas\.$/);
      expect(announcement()).toBeEmptyDOMElement();
      for (const text of [/antes de o botão aparecer/, /para clicar/, 'Contagem'])
        expect(screen.queryByText(text)).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Já tenho conta' })).toBeVisible();
    },
  );

  it('is entered by a click', async () => {
    const enter = vi.fn<() => void>();
    render(page({ view: 'released', enter }));
    await userEvent.click(button('Entrar'));
    expect(enter).toHaveBeenCalledOnce();
  });
});

describe('the clicking panel', () => {
  it('shows the pending label on the button, which is disabled for assistive technology', () => {
    render(page({ view: 'clicking' }));
    expect(button('Entrando…')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Entrar' })).not.toBeInTheDocument();
  });

  it('ignores another click', async () => {
    const enter = vi.fn<() => void>();
    render(page({ view: 'clicking', enter }));
    await userEvent.click(button('Entrando…'));
    await userEvent.dblClick(button('Entrando…'));
    await userEvent.keyboard('{Enter} ');
    expect(enter).not.toHaveBeenCalled();
  });

  it('keeps the focus on the button, also when the button is enabled again', async () => {
    const { rerender } = render(page({ view: 'released' }));
    await userEvent.click(button('Entrar'));
    rerender(page({ view: 'clicking' }));
    expect(button('Entrando…')).toHaveFocus();
    rerender(page({ view: 'released' }));
    expect(button('Entrar')).toHaveFocus();
  });

  it('announces nothing at first', () => {
    render(page({ view: 'clicking' }));
    expect(status()).toBeEmptyDOMElement();
    expect(announcement()).toBeEmptyDOMElement();
  });

  it('says that the click is being confirmed if the response is slow', () => {
    render(page({ view: 'clicking', late: 'confirming' }));
    expect(status()).toHaveTextContent(/^Estamos confirmando o seu clique\. Fique nesta página\.$/);
  });

  it('says that the page goes on if the response is very late', () => {
    render(page({ view: 'clicking', late: 'stillTrying' }));
    expect(status()).toHaveTextContent(
      /^Está demorando mais que o normal\. Fique aqui: continuamos tentando\.$/,
    );
  });

  it('removes that message when the response arrives', () => {
    const { rerender } = render(page({ view: 'clicking', late: 'confirming' }));
    rerender(page({ view: 'released', late: 'confirming' }));
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('the winning panel', () => {
  it('shows that the visitor has won while the link is opened, without a button', () => {
    render(page({ view: 'leaving' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Você conseguiu!$/);
    expect(screen.getByText('Abrindo o show ao vivo…')).toBeVisible();
    expect(anyEnterButton()).not.toBeInTheDocument();
    expect(announcement()).toHaveTextContent('Você conseguiu! Abrindo o show ao vivo…');
  });

  it("shows the place's code, and asks to keep a picture of it", () => {
    const { container } = render(page({ view: 'leaving', code: 'ABCD 1234' }));
    expect(container).toHaveTextContent(
      'Sua vaga: ABCD 1234 Tire um print: a equipe pode pedir. Se a chamada não abrir, volte a esta página.',
    );
  });

  it('shows the button below the place to a winner who returns', async () => {
    const enter = vi.fn<() => void>();
    render(page({ view: 'returned', releaseId: 'a', enter }));
    const heading = screen.getByRole('heading', { name: 'Sua vaga está garantida!' });
    expect(heading.compareDocumentPosition(button('Entrar'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(announcement()).toHaveTextContent(/^Sua vaga está garantida!/);
    await userEvent.click(button('Entrar'));
    expect(enter).toHaveBeenCalledOnce();
  });
});

describe('the countdown', () => {
  it('is large digits in the place of the button, and is announced once', () => {
    const { rerender } = render(page({ view: 'countdown', seconds: 10 }));
    const announced = screen.getByText('O botão aparece em 10 segundos.');
    expect(announcement()).toContainElement(announced);
    expect(screen.getByText('10')).toBeVisible();
    expect(anyEnterButton()).not.toBeInTheDocument();
    rerender(page({ view: 'countdown', seconds: 9 }));
    expect(screen.getByText('9')).toBeVisible();
    expect(announced).toHaveTextContent('O botão aparece em 10 segundos.');
    rerender(page({ view: 'released', releaseId: 'a' }));
    expect(announcement()).toHaveTextContent('O botão Entrar foi liberado!');
    expect(button('Entrar')).toBeEnabled();
  });

  it('speaks in the singular when it begins with the last second', () => {
    render(page({ view: 'countdown', seconds: 1 }));
    expect(announcement()).toHaveTextContent('O botão aparece em 1 segundo.');
  });
});

describe('how fast the visitor was', () => {
  it.each([
    ['returned', { click: 420, full: null }, 'Você clicou aos 0,42 s!'],
    ['leaving', { click: 1_304, full: 900 }, 'Você clicou aos 1,30 s!'],
    [
      'lost',
      { click: 500, full: 810 },
      'O seu clique veio aos 0,50 s. Vale a ordem em que o servidor confirma os cliques.',
    ],
  ] as const)('is said to who has "%s" with %j', (view, speed, text) => {
    render(page({ view, speed }));
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    [{ click: 1_100, full: 800 }, '1,1 s', '0,8 s'],
    [{ click: 840, full: 810 }, '0,84 s', '0,81 s'],
  ])('is said to a visitor who has lost with %j, beside when the places were gone', (speed, click, full) => {
    render(page({ view: 'lost', speed }));
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['O seu clique', 'A 5ª vaga']);
    const times = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(times).toEqual([click, full].map((time) => time.replace(' ', '\u00a0')));
  });

  it.each([
    ['returned', null],
    ['lost', null],
    ['lost', { click: 500, full: null }],
  ] as const)('is not said to who has "%s" with %j', (view, speed) => {
    render(page({ view, speed }));
    expect(screen.queryByText(/ s([!.,]|$)/)).not.toBeInTheDocument();
  });
});

describe('the lost panel', () => {
  it('shows its texts, the first as a level 2 heading', () => {
    render(page({ view: 'lost' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Não foi dessa vez!$/);
    for (const text of LOST.slice(1)) expect(screen.getByText(text)).toBeVisible();
    for (const text of LOADING) expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('leads to the promotions and invites others instead of entering', () => {
    render(page({ view: 'lost' }));
    expect(anyEnterButton()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver as promoções' })).toHaveAttribute('href', '/');
    expect(button('Chamar os amigos')).toBeVisible();
  });

  it('is announced', () => {
    const { rerender } = render(page({ view: 'clicking' }));
    const region = announcement();
    rerender(page({ view: 'lost' }));
    expect(announcement()).toBe(region);
    expect(region).toHaveTextContent(
      /^Não foi dessa vez! Alguém foi mais rápido que você\. Volte para o Show de Prêmios, daqui a pouco tem mais!$/,
    );
  });
});

it.each(['leaving', 'lost'] as const)('the panel takes the focus from the button when "%s"', async (view) => {
  const { rerender } = render(page({ view: 'released' }));
  await userEvent.click(button('Entrar'));
  rerender(page({ view }));
  expect(document.getElementById(PANEL_ID)).toHaveFocus();
});

it('what appears where the button was ignores the clicks meant for the button, until they pause', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const share = vi.fn<typeof navigator.share>(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { rerender } = render(page({ view: 'released' }));
  rerender(page({ view: 'lost' }));
  for (const pause of [0, 600, 600]) {
    vi.advanceTimersByTime(pause);
    fireEvent.click(button('Chamar os amigos'));
  }
  expect(share).not.toHaveBeenCalled();
  vi.advanceTimersByTime(701);
  fireEvent.click(button('Chamar os amigos'));
  expect(share).toHaveBeenCalledOnce();
});

describe('the panel without a connection', () => {
  it.each(['loading', 'signIn', 'released', 'clicking', 'lost'] as const)('says so while %s', (view) => {
    const { rerender } = render(page({ view }));
    const line = status();
    rerender(page({ view, late: 'confirming', connection: 'offline' }));
    expect(status()).toBe(line);
    expect(line).toHaveTextContent(
      view === 'loading'
        ? 'Sem conexão com a sala. Confira o Wi-Fi ou os dados do celular. Fique aqui: a sala volta sozinha.'
        : /^Sem conexão com a sala\. Fique aqui: a sala volta sozinha\.$/,
    );
    rerender(page({ view }));
    const waits = view === 'loading' || view === 'signIn';
    expect(line).toHaveTextContent(waits ? /^A sala voltou\. Fique aqui\.$/ : /^$/);
  });

  it('says only once that the room is back', () => {
    const { rerender } = render(page({ view: 'loading', connection: 'notLoaded' }));
    for (const view of ['loading', 'released', 'loading'] as const) rerender(page({ view }));
    expect(status()).toBeEmptyDOMElement();
  });

  it('shows no place for a button while people wait', () => {
    render(page({ view: 'loading', connection: 'offline' }));
    expect(screen.queryByText('O botão acende aqui')).not.toBeInTheDocument();
  });

  it('does not blame the internet for a part of the page that has not loaded', () => {
    render(page({ view: 'loading', connection: 'notLoaded' }));
    expect(status()).toHaveTextContent(/^A sala não carregou\. Fique aqui: continuamos tentando\.$/);
    expect(button('Tentar agora')).toBeVisible();
  });

  it.each<[string, Partial<Shown>, number]>([
    ['reloads the page once the site answers', { view: 'loading', connection: 'offline' }, 1],
    ['does not reload the page under the button that has come meanwhile', { view: 'released' }, 0],
  ])("with 'Tentar agora' %s", async (_, meanwhile, reloads) => {
    const reload = vi.fn<() => void>();
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
    const { rerender } = render(page({ view: 'loading', connection: 'offline' }));
    await userEvent.click(button('Tentar agora'));
    rerender(page(meanwhile));
    // A mocked location, because jsdom cannot reload a page.
    vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
    await act(async () => answers[0]?.(new Response()));
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('leaves the button enabled, since the connection may still work', async () => {
    const enter = vi.fn<() => void>();
    render(page({ view: 'released', connection: 'offline', enter }));
    await userEvent.click(button('Entrar'));
    expect(enter).toHaveBeenCalledOnce();
  });
});
