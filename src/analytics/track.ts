import { givenConsent } from './consent';

export interface AnalyticsEvent {
  name: 'page_view' | 'exception' | 'sala_liberada' | 'sala_clicou' | 'sala_ganhou' | 'sala_perdeu';
  path: string;
  error?: unknown;
}

/** A click and a page that is being opened go first, ms. */
const PAUSE_MS = 1_000;

let waiting: AnalyticsEvent[] = [];
let held = false;
let google: typeof import('./google') | undefined;

/** Counts what happens on the page, where Analytics is configured and the visitor has agreed to it. */
export function track(name: AnalyticsEvent['name'], details?: Partial<AnalyticsEvent>): void {
  if (!import.meta.env.VITE_FIREBASE_MEASUREMENT_ID || givenConsent() !== 'sim') return;
  if (waiting.length === 0) setTimeout(send, PAUSE_MS);
  waiting.push({ name, path: window.location.pathname, ...details });
  // A page that is left has no later.
  window.addEventListener('pagehide', deliverAll);
}

/** While `hold`, nothing is loaded or sent: Google's scripts are not to be in the way of a tap that counts. */
export function pauseTracking(hold: boolean): void {
  if (!import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) return;
  if (held && !hold && waiting.length > 0) setTimeout(send, PAUSE_MS);
  held = hold;
}

function send(): void {
  if (!held) deliverAll();
}

function deliverAll(): void {
  const occurrences = waiting;
  waiting = [];
  if (occurrences.length > 0) void deliver(occurrences);
}

async function deliver(occurrences: AnalyticsEvent[]): Promise<void> {
  try {
    // Not imported again: for a page that is being left that would take too long.
    google ??= await import('./google');
    await google.sendEvents(occurrences);
  } catch {
    // Blocked, or gone with a deploy: that is no loss to the visitor.
  }
}
