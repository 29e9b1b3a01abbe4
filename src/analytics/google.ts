// Google Analytics, in a chunk of its own, loaded only after the visitor has agreed to statistics.
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setConsent,
  setDefaultEventParameters,
  type Analytics,
} from 'firebase/analytics';
import { initializeApp, type FirebaseApp } from 'firebase/app';
import { deleteInstallations, getInstallations } from 'firebase/installations';
import { onStorageChange } from '../base/storage';
import { config } from '../config';
import { routeOf } from '../routes';
import { givenConsent } from './consent';
import { describeError } from './describeError';

export interface AnalyticsEvent {
  name: 'page_view' | 'exception' | 'sala_liberada' | 'sala_clicou' | 'sala_ganhou' | 'sala_perdeu';
  path: string;
  error?: unknown;
}

/** Resolves with null in browsers where Analytics does not work: without cookies or IndexedDB. */
let analytics: Promise<Analytics | null> | undefined;

/** The errors sent in this visit: each is sent once. */
const sentErrors = new Set<string>();

/**
 * Sends events with the route of their page instead of its address, so that Google learns nothing of persons
 * or documents.
 */
export async function sendEvents(events: AnalyticsEvent[]): Promise<void> {
  // The visitor may have withdrawn the agreement while this module was loading.
  if (givenConsent() !== 'sim') return;
  analytics ??= isSupported().then((supported) => (supported ? start() : null));
  const to = await analytics;
  if (to) for (const event of events) send(to, event);
}

function send(to: Analytics, { name, path, error }: AnalyticsEvent): void {
  const page = pageParameters(path);
  // Google's script adds these parameters also to the events that it sends by itself.
  setDefaultEventParameters(page);
  if (name !== 'exception') {
    logEvent(to, name as string, page);
    return;
  }
  const description = describeError(error);
  if (sentErrors.has(description)) return;
  sentErrors.add(description);
  logEvent(to, name, { ...page, description, fatal: false });
}

function start(): Analytics {
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  // A separate Firebase app, because Analytics with the main app would load App Check.
  const app = initializeApp(
    { ...config.firebase, measurementId: import.meta.env.VITE_FIREBASE_MEASUREMENT_ID },
    'analytics',
  );
  onStorageChange(() => {
    const refused = givenConsent() !== 'sim';
    // Google's opt-out flag: while it is true, Google's script sends no events by itself.
    Object.assign(window, { [`ga-disable-${import.meta.env.VITE_FIREBASE_MEASUREMENT_ID}`]: refused });
    if (refused) void deleteInstallation(app);
  });
  return initializeAnalytics(app, {
    config: {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Set cookies for this host only, so that consent.ts can remove them.
      cookie_domain: 'none',
      ...pageParameters(window.location.pathname),
    },
  });
}

/** Asks Google to delete the id under which Analytics has registered this browser, if there is one. */
async function deleteInstallation(app: FirebaseApp): Promise<void> {
  try {
    await deleteInstallations(getInstallations(app));
  } catch {
    // Without internet, for example. Google then deletes the id when it has not been used for a long time.
  }
}

/**
 * Replaces parameters of Google's script, which would send the page's address, its title and the referrer in
 * full, by the page's route and the referrer's origin.
 */
function pageParameters(path: string) {
  const page = routeOf(path);
  return {
    page_location: window.location.origin + page,
    page_title: page,
    page_referrer: document.referrer && new URL(document.referrer).origin,
  };
}
