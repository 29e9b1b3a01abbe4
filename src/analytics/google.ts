// The part of the statistics that needs Google Analytics: a chunk that is loaded after the visitor has agreed.
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setConsent,
  setDefaultEventParameters,
  type Analytics,
} from 'firebase/analytics';
import { initializeApp } from 'firebase/app';
import { routeOf } from '../pages';
import { givenConsent, watchConsent } from './consent';
import { describe } from './describe';
import type { AnalyticsEvent } from './track';

/** Null in browsers that keep neither cookies nor databases. */
let analytics: Promise<Analytics | null> | undefined;

/** An error that comes again and again counts once for each visit. */
const described = new Set<string>();

/** Sends what happened, with the kind of its page and nothing that tells who, or which document. */
export async function sendEvents(occurrences: AnalyticsEvent[]): Promise<void> {
  // Somebody may have changed their mind while this was loaded.
  if (givenConsent() !== 'sim') return;
  analytics ??= isSupported().then((supported) => (supported ? start() : null));
  const to = await analytics;
  if (to) for (const occurrence of occurrences) count(to, occurrence);
}

function count(to: Analytics, { name, path, error }: AnalyticsEvent): void {
  const page = pageParameters(path);
  // Also for what Google's script counts by itself.
  setDefaultEventParameters(page);
  if (name !== 'exception') {
    logEvent(to, name as string, page);
    return;
  }
  const description = describe(error);
  if (described.has(description)) return;
  described.add(description);
  logEvent(to, name, { ...page, description, fatal: false });
}

function start(): Analytics {
  watchConsent(() => {
    // Google's own switch, for what its script counts by itself.
    Object.assign(window, {
      [`ga-disable-${import.meta.env.VITE_FIREBASE_MEASUREMENT_ID}`]: givenConsent() !== 'sim',
    });
  });
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  // An app of its own: with the other one come App Check and its requests.
  const app = initializeApp(
    {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
      measurementId: import.meta.env.VITE_FIREBASE_MEASUREMENT_ID,
    },
    'analytics',
  );
  return initializeAnalytics(app, {
    config: {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // This host's alone, so that consent.ts can remove them.
      cookie_domain: 'none',
      ...pageParameters(window.location.pathname),
    },
  });
}

/** In the place of the page's address, its title and where it was opened from, which gtag.js sends otherwise. */
function pageParameters(path: string) {
  const page = routeOf(path);
  return {
    page_location: window.location.origin + page,
    page_title: page,
    page_referrer: document.referrer && new URL(document.referrer).origin,
  };
}
