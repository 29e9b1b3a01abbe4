import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featuresOf, unaskedSources } from '../../../../scripts/shared/features';
import { headersFor, type Headers } from '../../../../scripts/shared/headers';
import { OPTIONAL, REQUIRED } from '../../../support/settings';

const { headers: BASE } = JSON.parse(readFileSync('firebase.json', 'utf8')).hosting as { headers: Headers };

/** The directives of the Content-Security-Policy header sent with these settings. */
function policy(settings: Record<string, string>, emulators: string[] = []): Record<string, string[]> {
  const [page] = headersFor(BASE, settings, { 'connect-src': emulators });
  const header = page?.headers.find(({ key }) => key === 'Content-Security-Policy');
  const directives = header?.value.split('; ').map((directive) => directive.split(' ')) ?? [];
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The sources that each directive allows in addition to those without optional settings. */
function addedSources(settings: Record<string, string>, emulators?: string[]): Record<string, string[]> {
  const closed = policy(REQUIRED);
  const wider = Object.entries(policy({ ...REQUIRED, ...settings }, emulators)).map(
    ([name, sources]) => [name, sources.filter((source) => !closed[name]?.includes(source))] as const,
  );
  return Object.fromEntries(wider.filter(([, sources]) => sources.length > 0));
}

it('the headers are those of firebase.json if nothing is configured', () => {
  expect(headersFor(BASE, REQUIRED)).toEqual(BASE);
});

describe('the content security policy allows', () => {
  it('the images of the configured Storage bucket only', () => {
    const { VITE_FIREBASE_STORAGE_BUCKET } = OPTIONAL;
    expect(addedSources({ VITE_FIREBASE_STORAGE_BUCKET })).toEqual({
      'img-src': [
        'https://firebasestorage.googleapis.com/v0/b/show-de-teste.firebasestorage.app/',
        'https://storage.googleapis.com/show-de-teste.firebasestorage.app/',
      ],
    });
  });

  it('Analytics', () => {
    const { VITE_FIREBASE_APP_ID, VITE_FIREBASE_MEASUREMENT_ID } = OPTIONAL;
    expect(addedSources({ VITE_FIREBASE_APP_ID, VITE_FIREBASE_MEASUREMENT_ID })).toEqual({
      'script-src': ['https://www.googletagmanager.com/gtag/'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://analytics.google.com',
        'https://*.analytics.google.com',
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ],
    });
  });

  it('App Check', () => {
    const { VITE_FIREBASE_APP_ID, VITE_RECAPTCHA_ENTERPRISE_KEY } = OPTIONAL;
    expect(addedSources({ VITE_FIREBASE_APP_ID, VITE_RECAPTCHA_ENTERPRISE_KEY })).toEqual({
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
    });
  });

  it('the push service by its origin, whatever the path of its address', () => {
    const { VITE_PUSH_BASE_URL, VITE_PUSH_API_KEY } = OPTIONAL;
    expect(addedSources({ VITE_PUSH_BASE_URL, VITE_PUSH_API_KEY })).toEqual({
      'connect-src': ['https://push.example'],
    });
  });

  it('the emulators instead of the servers', () => {
    expect(addedSources({}, ['http://127.0.0.1:8080'])).toEqual({ 'connect-src': ['http://127.0.0.1:8080'] });
  });

  it('all configured features together without other changes', () => {
    const [page, assets] = headersFor(BASE, { ...REQUIRED, ...OPTIONAL });
    const { 'script-src': scripts, 'img-src': images, ...rest } = addedSources(OPTIONAL);
    expect([scripts?.length, images?.length, Object.keys(rest)]).toEqual([
      3,
      4,
      ['connect-src', 'frame-src'],
    ]);
    const others = [page, BASE[0]].map((headers) =>
      headers?.headers.filter(({ key }) => key !== 'Content-Security-Policy'),
    );
    expect(others[0]).toEqual(others[1]);
    expect(assets).toEqual(BASE[1]);
  });
});

it('headersFor rejects headers without a policy or with a directive missing', () => {
  expect(() => headersFor([], REQUIRED)).toThrow('Content-Security-Policy');
  const key = 'Content-Security-Policy';
  const poor = [{ source: '**', headers: [{ key, value: "default-src 'self'" }] }];
  expect(() => headersFor(poor, { ...REQUIRED, ...OPTIONAL })).toThrow('não tem img-src');
});

it('unaskedSources finds the sources that only unconfigured features need', () => {
  const [page] = headersFor(BASE, { ...REQUIRED, ...OPTIONAL });
  const value = page?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  expect(unaskedSources(value, { ...REQUIRED, ...OPTIONAL })).toEqual([]);
  const { VITE_RECAPTCHA_ENTERPRISE_KEY: _, ...others } = OPTIONAL;
  expect(new Set(unaskedSources(value, { ...REQUIRED, ...others }))).toEqual(
    new Set([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
      'https://content-firebaseappcheck.googleapis.com',
    ]),
  );
});

it('featuresOf lists the configured and the absent features', () => {
  const { VITE_FIREBASE_STORAGE_BUCKET } = OPTIONAL;
  expect(featuresOf({ ...REQUIRED, VITE_FIREBASE_STORAGE_BUCKET, VITE_PUSH_BASE_URL: '' })).toEqual({
    configured: ['imagens do Storage'],
    absent: ['Analytics', 'App Check', 'push'],
  });
});
