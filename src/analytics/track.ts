import { loadChunk } from '../base/loadChunk';
import { onReport } from '../base/reporting';
import { givenConsent } from './consent';
import type { AnalyticsEvent } from './google';

/** Events are sent after this delay, so that clicks and page loads go first. */
const DELAY_MS = 1_000;

let queue: AnalyticsEvent[] = [];
let paused = false;
let google: typeof import('./google') | undefined;

/** Counts an event of this page, if Analytics is configured and the visitor has agreed. */
export function track(name: AnalyticsEvent['name'], details?: Partial<AnalyticsEvent>): void {
  if (!import.meta.env.VITE_FIREBASE_MEASUREMENT_ID || givenConsent() !== 'sim') return;
  if (queue.length === 0) setTimeout(sendUnlessPaused, DELAY_MS);
  queue.push({ name, path: window.location.pathname, ...details });
  // `pagehide` is the last chance to send the queue when the visitor leaves.
  window.addEventListener('pagehide', sendQueue);
}

/**
 * Pauses or resumes the loading of Google's scripts and the sending of events, because both could delay a
 * click in the waiting room.
 */
export function pauseTracking(pause: boolean): void {
  if (!import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) return;
  if (paused && !pause && queue.length > 0) setTimeout(sendUnlessPaused, DELAY_MS);
  paused = pause;
}

function sendUnlessPaused(): void {
  if (!paused) sendQueue();
}

function sendQueue(): void {
  const events = queue;
  queue = [];
  if (events.length > 0) void send(events);
}

async function send(events: AnalyticsEvent[]): Promise<void> {
  try {
    // Keeps the module after the first load: when the visitor leaves, there is no time for another import().
    google ??= await loadChunk(() => import('./google'), 'never');
    await google.sendEvents(events);
  } catch {
    // Google's script is blocked, or a deploy has removed the chunk. Only the statistics lose these events.
  }
}

/** Sends reported and uncaught errors to Google Analytics, where that is configured. */
export function trackErrors(): void {
  if (!import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) return;
  onReport(trackError);
  window.addEventListener('error', ({ error }) => {
    // Errors in scripts of other origins, such as those of in-app browsers, arrive without an error object.
    if (error) trackError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => trackError(reason));
}

function trackError(error: unknown): void {
  track('exception', { error });
}
