import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { featuresOf } from '../../../../scripts/shared/features';
import { headersFor, type Headers } from '../../../../scripts/shared/headers';
import { BASIC, OPTIONAL } from '../../../../scripts/test/settings';

// tooling/hosting.spec.ts tests in Chromium that the policy allows exactly what each feature requests.

const { headers: BASE } = JSON.parse(readFileSync('firebase.json', 'utf8')).hosting as { headers: Headers };
const POLICY = 'Content-Security-Policy';
const ALL = { ...BASIC, ...OPTIONAL };

/** The content security policy for these settings. */
function policyWith(settings: Record<string, string>, emulators: string[] = []): string {
  const [page] = headersFor(BASE, settings, { 'connect-src': emulators });
  return page?.headers.find(({ key }) => key === POLICY)?.value ?? '';
}

/** The sources that a policy has in addition to the one without optional settings. */
function added(policy: string): string[] {
  const before = new Set(policyWith(BASIC).split(/[ ;]+/));
  return policy.split(/[ ;]+/).filter((source) => !before.has(source));
}

it('the headers are those of firebase.json if nothing is configured', () => {
  expect(headersFor(BASE, BASIC)).toEqual(BASE);
});

it('settings and emulators change the content security policy alone', () => {
  expect(added(policyWith(BASIC, ['http://127.0.0.1:8080']))).toEqual(['http://127.0.0.1:8080']);
  const all = JSON.stringify(headersFor(BASE, ALL));
  expect(all.replace(policyWith(ALL), policyWith(BASIC))).toBe(JSON.stringify(BASE));
});

it.each([
  ['VITE_FIREBASE_STORAGE_BUCKET', 'imagens do Storage', 2],
  ['VITE_FIREBASE_MEASUREMENT_ID', 'Analytics', 9],
  ['VITE_RECAPTCHA_ENTERPRISE_KEY', 'App Check', 6],
  ['VITE_PUSH_BASE_URL', 'push', 1],
] as const)('%s alone adds its sources, which firebase.json does not have', (setting, feature, count) => {
  const alone = { ...BASIC, [setting]: OPTIONAL[setting] };
  const sources = added(policyWith(alone));
  expect(sources).toHaveLength(count);
  const { configured, absent } = featuresOf(alone);
  expect(configured).toEqual([feature]);
  expect(absent).toHaveLength(3);
});

it('headersFor rejects headers without a policy or with a directive missing', () => {
  expect(() => headersFor([], BASIC)).toThrow(POLICY);
  const poor = [{ source: '**', headers: [{ key: POLICY, value: "default-src 'self'" }] }];
  expect(() => headersFor(poor, ALL)).toThrow('não tem img-src');
});
