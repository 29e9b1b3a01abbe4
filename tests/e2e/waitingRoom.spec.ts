import type { Page } from '@playwright/test';
import { animationsFinished, neverRespond } from './checkScreen';
import {
  admin,
  allowConsoleErrors,
  COMMIT,
  expect,
  FAILED_REQUEST,
  liveSession,
  holdRequests,
  test,
} from './fixtures';
import { openProtected } from './protectedRoomPage';
import {
  enter,
  lost,
  stayOnPage,
  wait,
  waitForButton,
  waitInOpenRoom,
  waitSubscribed,
} from './waitingRoomPage';

test.describe('the waiting room', () => {
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    test(`shows the button without moving the layout or the focus when a room opens, at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await wait(page);
      await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeAttached();
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('main')?.focus();
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
          }
        }).observe({ type: 'layout-shift' });
      });
      const panel = page.locator('#palco');
      const before = await panel.boundingBox();
      await admin.open('sala', { link: liveSession, cliques: 0 });
      await expect(enter(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('alert')).toHaveText('O botão Entrar foi liberado!');
      await expect(page).toHaveTitle('● Entre agora! | Show de Prêmios');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      // A panel beside the video is higher before: its lower edge moves.
      expect(await panel.boundingBox()).toEqual(
        width < 960 ? before : { ...before, height: expect.any(Number) },
      );
      await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeHidden();
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    });
  }

  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    test(`shows the team's message below the texts, and nothing moves, at ${width} × ${height} px`, async ({
      page,
    }) => {
      const message = page.getByText('Faltam dez minutos!');
      const above = [page.getByText('O botão acende aqui'), page.getByText(/^Se você for o primeiro/)];
      const boxes = () => Promise.all(above.map((text) => text.boundingBox()));
      await page.setViewportSize({ width, height });
      await wait(page);
      await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeAttached();
      const before = await boxes();
      await admin.write('configuracoes/salaDeEspera', { recado: 'Faltam dez minutos!' });
      await expect(message).toBeInViewport({ ratio: 1 });
      expect(await boxes()).toEqual(before);
      const [, texts] = before;
      expect((await message.boundingBox())?.y).toBeGreaterThan((texts?.y ?? 0) + (texts?.height ?? 0));
      await admin.open('sala', { link: liveSession, cliques: 0 });
      await enter(page).waitFor();
      await animationsFinished(page);
      const button = await enter(page).boundingBox();
      expect(Math.abs((button?.y ?? 0) - (before[0]?.y ?? 0))).toBeLessThan(10);
      await expect(message).toBeHidden();
    });
  }

  for (const [width, height, percent] of [
    [320, 256, 100],
    [667, 375, 100],
    [320, 568, 200],
    [667, 375, 200],
  ] as const) {
    test(`shows the whole button at ${width} × ${height} px with text at ${percent}%`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await waitInOpenRoom(page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      await expect(enter(page)).toBeInViewport({ ratio: 1 });
      expect((await enter(page).boundingBox())?.height).toBeLessThan(120);
    });
  }

  test('shows the whole video beside the panel on a laptop', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await wait(page);
    const video = await page.getByText('O show aparece aqui.', { exact: true }).locator('..').boundingBox();
    expect(video?.width).toBeGreaterThan(740);
    expect((video?.y ?? 0) + (video?.height ?? 0)).toBeLessThan(657);
  });

  test('marks the button in forced colours by a border, and is still with reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await waitInOpenRoom(page);
    await expect(enter(page)).toHaveCSS('border-top-style', 'solid');
    const animations = () => page.evaluate(() => document.getAnimations().length);
    expect(await animations()).toBe(0);
    await stayOnPage(page, liveSession);
    await enter(page).click();
    await expect(page.getByRole('heading', { name: 'Você conseguiu!' })).toBeVisible();
    expect(await animations()).toBe(0);
  });

  test('moves while the button arrives, which can be clicked from its first frame on, and at a win', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await wait(page);
    // Wait for the lobby: the moving light around the lamps is loaded with it.
    await page.getByText('Como funciona').waitFor();
    const observing = await observeFirstFrame(page);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    const { moving, properties, hit } = await observing.evaluate(({ firstFrame }) => firstFrame);
    // At least three animations: the button, the lamps around it, and 'AO VIVO'.
    expect(moving.length).toBeGreaterThanOrEqual(3);
    for (const animation of moving) expect(animation).toEqual({ duration: 700, iterations: 1 });
    // Only properties that browsers can animate without layout and paint in each frame.
    expect(properties.sort()).toEqual(['opacity', 'transform']);
    expect(hit).toBe(true);

    const begun = await observeAnimations(page);
    await stayOnPage(page, liveSession);
    await enter(page).click();
    await expect(page.getByRole('heading', { name: 'Você conseguiu!' })).toBeVisible();
    // The star, the confetti behind the texts, and the confetti that falls through the panel.
    const ofWin = ['svg', 'DIV::after', 'SPAN'];
    await expect.poll(() => begun.jsonValue()).toEqual(expect.arrayContaining(ofWin));
  });

  test('ends the full screen of the video at the release, which nobody would see behind it', async ({
    page,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Vídeo</title>' }),
    );
    await admin.write('configuracoes/salaDeEspera', { video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' });
    await wait(page);
    // A tap, without which a page may not go full screen.
    await page.mouse.click(5, 5);
    await page.locator('iframe').evaluate((video) => video.requestFullscreen());
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await expect(enter(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test('ignores at first the taps on the link that comes up where a button was', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await wait(page);
    const share = page.getByRole('button', { name: 'Chamar os amigos' });
    // At the lower edge of the screen, where the link is after the release, when the page is shorter.
    await share.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - 708));
    const { x = 0, y = 0 } = (await share.boundingBox()) ?? {};
    // A point of the button that the link covers after the release.
    await page.evaluate(tapAtRelease, [x + 80, y + 36]);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await expect(page.locator('html')).toHaveAttribute('data-tapped', 'contato@example.com: ignored');
  });

  test('reads the rooms once, before hydration, and ends its subscriptions when it is left', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(':runQuery')) asked.push('read');
      const body = decodeURIComponent(request.postData() ?? '');
      for (const [, target = ''] of body.matchAll(/"((?:add|remove)Target)":/g)) asked.push(target);
    });
    const goTo = (path: string) =>
      page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    const gate = holdRequests();
    await page.route('**/assets/WaitingRoomPage-*.js', gate.handle);
    await page.goto('/sala-de-espera', { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(['read']);
    gate.open();
    // One read, then two subscriptions, of the rooms and of the settings, which end when the page is left.
    const visit = ['read', 'addTarget', 'addTarget', 'removeTarget', 'removeTarget'];
    await expect.poll(() => asked).toEqual(visit.slice(0, 3));
    await goTo('/termos');
    await expect.poll(() => asked).toEqual(visit);
    await goTo('/sala-de-espera');
    // In a second visit Firestore is already loaded, so the order may differ.
    await expect.poll(() => asked.slice(visit.length).sort()).toEqual(['addTarget', 'addTarget', 'read']);
  });

  test('is focused and scrolled to the top after a click on a link', async ({ page }) => {
    await page.goto('/termos');
    await page.getByRole('link', { name: 'Sala de espera' }).click();
    await expect(page.getByRole('heading', { name: 'Não saia daqui!' })).toBeVisible();
    expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['MAIN', 0]);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Termos de uso e aviso de privacidade' })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});

test.describe('with enlarged letters on a phone', () => {
  test.use({ isMobile: true });

  test('the countdown and the button show all their letters', async ({ page }) => {
    await page.addInitScript(enlargeLetters);
    await page.addInitScript(collectParts);
    await waitSubscribed(page);
    await openProtected('sala', 0, { abreEm: new Date(Date.now() + 12_000) });
    await enter(page).waitFor();
    await page.setViewportSize({ width: 320, height: 568 });
    await neverRespond(page, COMMIT);
    await enter(page).click();
    await page.getByRole('button', { name: 'Entrando…' }).waitFor();
    const parts = await page.evaluate(() => (window as unknown as { parts: Record<string, number> }).parts);
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['digits', 'Entrar', 'Entrar, resized', 'Entrando…']),
    );
    for (const [text, part] of Object.entries(parts)) expect(part, text).toBeLessThan(0.95);
    expect(parts['Entrar']).toBeGreaterThan(0.8);
  });
});

/**
 * Runs in the page, before its scripts. Like the text zoom of browsers inside Android apps, enlarges letters
 * and no lengths.
 */
function enlargeLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { -webkit-text-size-adjust: 200% !important }');
  document.adoptedStyleSheets = [sheet];
}

/**
 * Runs in the page: collects in `window.parts` what part of its element's width each text of the button and
 * of the countdown takes when it appears, before the first frame with it.
 */
function collectParts(): void {
  const parts: Record<string, number> = {};
  Object.assign(window, { parts });
  const collect = (suffix = '') => {
    const element = document.querySelector('#palco :is(button, b)');
    const name = element?.textContent.replace(/^\d+$/, 'digits') ?? '';
    if (!element || !/^(digits|Entra.*)$/.test(name)) return;
    const text = document.createRange();
    text.selectNodeContents(element);
    const part = text.getBoundingClientRect().width / element.getBoundingClientRect().width;
    parts[name + suffix] ??= part;
  };
  new MutationObserver(() => collect()).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  // Later than the page's own listener.
  window.addEventListener('resize', () => requestAnimationFrame(() => collect(', resized')));
}

test.describe('the button', () => {
  test('is prepared by an empty commit, takes one place, and redirects to the link', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await admin.open('sala', { link: liveSession, cliques: 0 });
    // This empty commit gives the browser the preflight's answer, so that the click takes only one round
    // trip.
    const prepared = page.waitForResponse(
      (response) => COMMIT.test(response.url()) && response.request().method() === 'POST',
    );
    await waitForButton(page);
    expect((await prepared).status()).toBe(200);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 0 } });
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 1 } });
    expect(await admin.tickets()).toMatchObject([{ sala: 'sala', link: liveSession }]);
    expect(sent.filter((address) => /\/assets\/placeAddress-|accounts:/.test(address))).toEqual([]);
  });

  test('lets five visitors in; the sixth closes the room and loses', async ({ newVisitor }) => {
    // The sixth click is sent and refused if the page does not know yet that the room is full.
    allowConsoleErrors(FAILED_REQUEST);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    const visitors = [];
    for (let number = 1; number <= 6; number++) {
      const visitor = await newVisitor();
      await waitForButton(visitor);
      visitors.push(visitor);
    }
    for (const winner of visitors.slice(0, 5)) {
      await enter(winner).click();
      await winner.waitForURL(liveSession);
    }
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 5 } });
    const [sixth] = visitors.slice(5);
    if (!sixth) throw new Error('no sixth visitor');
    await enter(sixth).click();
    await expect(lost(sixth)).toBeVisible();
    await expect.poll(admin.rooms).toEqual({});
    expect(await admin.tickets()).toHaveLength(5);
  });

  test('works by keyboard', async ({ page }) => {
    await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: '<button>Assistir</button>' }));
    await admin.setVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await waitInOpenRoom(page);
    await page.locator('iframe').waitFor();
    // By keyboard: past the logo to the link that skips the video, then to the button.
    for (const key of ['Tab', 'Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(liveSession);
  });
});

/**
 * Starts to wait for the first frame of the button: what moves in it, and whether a click would hit it.
 * The promise is wrapped in an object, so that evaluateHandle does not wait for it.
 */
function observeFirstFrame(page: Page) {
  return page.evaluateHandle(() => ({
    firstFrame: new Promise<{ moving: object[]; properties: string[]; hit: boolean }>((seen) => {
      const observer = new MutationObserver(() => {
        const button = document.querySelector('#palco button');
        if (button?.textContent !== 'Entrar') return;
        observer.disconnect();
        const { x, y, width, height } = button.getBoundingClientRect();
        const animations = document.getAnimations();
        const frames = animations.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
        const animated = new Set(frames.flatMap((frame) => Object.keys(frame)));
        for (const ofFrame of ['offset', 'computedOffset', 'easing', 'composite']) animated.delete(ofFrame);
        seen({
          moving: animations.flatMap(({ effect }) => {
            const { endTime, duration, iterations } = effect?.getComputedTiming() ?? {};
            return endTime === Infinity ? [] : [{ duration, iterations }];
          }),
          properties: [...animated],
          hit: document.elementFromPoint(x + width / 2, y + height / 2) === button,
        });
      });
      observer.observe(document, { childList: true, subtree: true });
    }),
  }));
}

/** The elements of the panel that have begun to move since. */
function observeAnimations(page: Page) {
  return page.evaluateHandle(() => {
    const moved: string[] = [];
    document.querySelector('#palco')?.addEventListener('animationstart', (event) => {
      const { target, pseudoElement } = event as AnimationEvent;
      moved.push((target as Element).tagName + pseudoElement);
    });
    return moved;
  });
}

/** Runs in the page: clicks at a point as soon as 'Entrar' is there, and notes what was hit. */
function tapAtRelease([x = 0, y = 0]: number[]): void {
  new MutationObserver((_, observer) => {
    if (![...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Entrar')) return;
    observer.disconnect();
    const hit = document.elementFromPoint(x, y);
    const isFollowed = hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    document.documentElement.dataset['tapped'] =
      `${hit?.textContent}: ${isFollowed ? 'followed' : 'ignored'}`;
  }).observe(document, { childList: true, subtree: true });
}
