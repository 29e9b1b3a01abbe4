import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { checkEnv } from '../../../../scripts/shared/env';
import { environment } from '../../../../scripts/shared/environment';
import { BASIC, OPTIONAL } from '../../../../scripts/test/settings';

const GIVEN = { ...BASIC, ...OPTIONAL };
/** The settings that .env.example marks REAL. */
const REAL = [
  'VITE_SITE_URL',
  'VITE_APP_DOWNLOAD_URL',
  'VITE_ORGANIZER_NAME',
  'VITE_ORGANIZER_CONTACT',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_CACHE_PASSPHRASE',
] as const;
const EXAMPLE = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;

/** The lines of checkEnv's error, one for each problem. */
function problems(given: Record<string, string>, example?: Record<string, string>): string[] {
  try {
    checkEnv(given, example);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

function without(name: keyof typeof GIVEN): Record<string, string> {
  const { [name]: _, ...rest } = GIVEN;
  return rest;
}

it('checkEnv returns the given values, trimmed, without variables that are not settings of the app', () => {
  const given = { ...GIVEN, VITE_FIREBASE_PROJECT_ID: ' show-de-teste ', VITE_OTHER: 'x' };
  expect(checkEnv(given)).toEqual(GIVEN);
});

it('checkEnv has defaults, and no optional feature, video or emulator by default', () => {
  const given = Object.fromEntries(REAL.map((name) => [name, BASIC[name]]));
  expect(checkEnv(given)).toEqual({
    ...given,
    VITE_BRAND_NAME: 'Show de Prêmios',
    VITE_PASSWORD_MIN: '8',
    VITE_APP_AVAILABLE_FROM: '18/03/2024',
    VITE_LIVE_VIDEO_URL: '',
    ...Object.fromEntries(Object.keys(OPTIONAL).map((name) => [name, ''])),
  });
});

it('the error of checkEnv lists all problems and says where to fix them', () => {
  const given = {
    VITE_BRAND_NAME: ' ',
    VITE_SITE_URL: 'https://show.example/',
    VITE_APP_DOWNLOAD_URL: '',
    VITE_ORGANIZER_NAME: 'Instituto',
    VITE_ORGANIZER_CONTACT: 'instituto',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_CACHE_PASSPHRASE: '',
    VITE_AUTH_EMULATOR: '',
  };
  expect(() => checkEnv(given)).toThrow(/^Configuração incompleta\..*\.env .*\.env\.example/);
  expect(problems(given)).toEqual([
    '  VITE_BRAND_NAME: está vazia',
    '  VITE_SITE_URL: não pode terminar com barra',
    '  VITE_APP_DOWNLOAD_URL: está vazia',
    '  VITE_ORGANIZER_CONTACT: não é um e-mail nem um endereço https://',
    '  VITE_FIREBASE_PROJECT_ID: falta',
    '  VITE_CACHE_PASSPHRASE: está vazia',
    '  VITE_AUTH_EMULATOR: está vazia',
  ]);
});

const BAD_EMULATORS = ['127.0.0.1', ':8080', '127.0.0.1:', 'http://127.0.0.1:8080', '127.0.0.1:8080/x'];
const NO_EMULATOR = 'não tem a forma host:porta';
const NO_CONTACT = 'não é um e-mail nem um endereço https://';
const NO_HTTPS = 'precisa começar com https://';

describe.each<[name: string, problem: string, values: string[]]>([
  ...['VITE_BRAND_NAME', ...REAL].map((name): [string, string, string[]] => [name, 'está vazia', ['', '  ']]),
  ['VITE_SITE_URL', 'não pode terminar com barra', ['https://show.example/']],
  ['VITE_APP_DOWNLOAD_URL', 'não é um endereço', ['loja']],
  ['VITE_APP_DOWNLOAD_URL', NO_HTTPS, ['http://apps.example', 'javascript:alert(1)']],
  [
    'VITE_LIVE_VIDEO_URL',
    'não é um endereço de vídeo do YouTube',
    ['https://vimeo.com/1', 'https://youtube.com.evil.com/watch?v=dQw4w9WgXcQ', 'show'],
  ],
  [
    'VITE_ORGANIZER_CONTACT',
    NO_CONTACT,
    ['contato', 'contato@', 'http://show.example', 'mailto:contato@show.example', 'javascript:alert(1)'],
  ],
  ['VITE_PASSWORD_MIN', 'não é um número de 6 a 30', ['5', '31', '8,5', 'oito', '08', '']],
  [
    'VITE_APP_AVAILABLE_FROM',
    'não é uma data com a forma dd/mm/aaaa',
    '|amanhã|2024-03-18|18/3/2024|18/03/24|31/02/2026|32/01/2026|18/03/2024 10h'.split('|'),
  ],
  ['VITE_FIRESTORE_EMULATOR', NO_EMULATOR, BAD_EMULATORS],
  ['VITE_AUTH_EMULATOR', NO_EMULATOR, BAD_EMULATORS],
  ['VITE_PRIVACY_CONTACT', NO_CONTACT, ['encarregada', 'http://show.example']],
  ['VITE_ORGANIZER_ID', 'não é um CNPJ', ['11.222.333/0001-80', '529.982.247-25', 'isento']],
  ['VITE_FIREBASE_APP_ID', 'não tem a forma 1:123:web:abc', ['show-de-teste', '1:123456789012:android:0123']],
  ['VITE_FIREBASE_MEASUREMENT_ID', 'não tem a forma G-ABC123', ['UA-12345-1', 'G-ABC123; script-src *']],
  ['VITE_RECAPTCHA_ENTERPRISE_KEY', 'não é uma chave do reCAPTCHA', ['uma chave']],
  [
    'VITE_FIREBASE_STORAGE_BUCKET',
    'não é o nome de um bucket, sem gs://',
    ['gs://show.appspot.com', 'show.appspot.com/', 'x/../y', 'Show', 'x', '.show', 'um bucket'],
  ],
  [
    'VITE_PUSH_BASE_URL',
    'não é um endereço https:// sem ? nem #',
    [
      ...'push.example|javascript:alert(1)|https://|https://*|https://*.push.example'.split('|'),
      ...'https://push.example; script-src *|https://push.example:99999|https://push.example?v=1'.split('|'),
      ...'https://push.example/?v=1|https://push.example/#v1|https://push.example/v 1'.split('|'),
      ...'http://push.example|http://127.0.0.1.evil.com|http://127.0.0.1:99999'.split('|'),
    ],
  ],
  [
    'VITE_PUSH_API_KEY',
    'só pode ter letras sem acento, dígitos e sinais, sem espaços',
    ['duas palavras', 'açúcar', 'a\nb'],
  ],
])('checkEnv reports of %s: %s', (name, problem, values) => {
  it.each(values)('%j', (value) => {
    expect(problems({ ...GIVEN, [name]: value })).toEqual([`  ${name}: ${problem}`]);
  });
});

it.each([
  ['VITE_PASSWORD_MIN', '6'],
  ['VITE_PASSWORD_MIN', '30'],
  ['VITE_ORGANIZER_CONTACT', 'https://show.example/fale-conosco'],
  ['VITE_PRIVACY_CONTACT', 'https://show.example/dados'],
  ['VITE_ORGANIZER_ID', '11222333000181'],
  ['VITE_ORGANIZER_ID', '12.ABC.345/01DE-35'],
  ['VITE_FIREBASE_STORAGE_BUCKET', 'show-de-teste.appspot.com'],
  ['VITE_FIREBASE_STORAGE_BUCKET', 'imagens_do_show'],
  ['VITE_PUSH_BASE_URL', 'https://push.example:8443'],
  ['VITE_FIRESTORE_EMULATOR', '127.0.0.1:8080'],
  ['VITE_AUTH_EMULATOR', 'localhost:9099'],
  ['VITE_BRAND_NAME', 'Show de Prêmios'],
  ['VITE_LIVE_VIDEO_URL', ''],
])('checkEnv accepts of %s: %j', (name, value) => {
  expect(checkEnv({ ...GIVEN, [name]: value }, EXAMPLE)).toEqual({ ...GIVEN, [name]: value });
});

it.each(REAL)('checkEnv reports that %s is missing', (name) => {
  expect(problems(without(name))).toEqual([`  ${name}: falta`]);
});

describe('an optional setting', () => {
  it.each(Object.keys(OPTIONAL))('%s may be empty', (name) => {
    expect(checkEnv({ ...BASIC, [name]: ' ' })).toEqual(checkEnv(BASIC));
  });

  it.each([
    ['VITE_FIREBASE_APP_ID', ['VITE_FIREBASE_MEASUREMENT_ID', 'VITE_RECAPTCHA_ENTERPRISE_KEY']],
    ['VITE_PUSH_API_KEY', ['VITE_PUSH_BASE_URL']],
    ['VITE_PUSH_BASE_URL', ['VITE_PUSH_API_KEY']],
  ] as const)('%s is required if %j is set', (needed, names) => {
    const found = names.map((name) => `  ${needed}: falta para ${name}`);
    expect(problems(without(needed))).toEqual(found);
    expect(problems({ ...GIVEN, [needed]: ' ' })).toEqual(found);
  });
});

type Row = [name: string, value: string, problem: string];

describe('checkEnv for production', () => {
  it('accepts values that differ from the example', () => {
    expect(checkEnv(GIVEN, EXAMPLE)).toEqual(GIVEN);
  });

  it.each<Row>([
    ...REAL.map((name): Row => [name, EXAMPLE[name] ?? '', 'ainda tem o valor de exemplo']),
    ['VITE_FIREBASE_PROJECT_ID', 'demo-show', 'começa com demo-, como só os projetos de emulador'],
    ['VITE_PUSH_BASE_URL', 'http://127.0.0.1:8081', NO_HTTPS],
    ['VITE_PUSH_BASE_URL', 'http://127.0.0.1/v1', NO_HTTPS],
    ['VITE_PUSH_BASE_URL', 'http://127.0.0.1', NO_HTTPS],
  ])('rejects what is accepted for development, of %s: %s', (name, value, problem) => {
    const given = { ...GIVEN, [name]: value };
    expect(checkEnv(given)).toEqual(given);
    expect(problems(given, EXAMPLE)).toEqual([`  ${name}: ${problem}`]);
  });

  it('reports a missing value once, not also as an example', () => {
    expect(problems({}, EXAMPLE)).toEqual(REAL.map((name) => `  ${name}: falta`));
  });

  it('is what a build for production begins with', () => {
    for (const [name, value] of Object.entries(EXAMPLE)) vi.stubEnv(name, value);
    expect(() => environment('production')).toThrow('VITE_SITE_URL: ainda tem o valor de exemplo');
  });
});

describe('the file .env.example', () => {
  it('is valid for development', () => {
    expect(checkEnv(EXAMPLE)).toEqual(EXAMPLE);
  });

  it('is rejected for production, naming each value that it marks REAL, also beside a malformed one', () => {
    const found = REAL.map((name) => `  ${name}: ainda tem o valor de exemplo`);
    expect(problems(EXAMPLE, EXAMPLE)).toEqual(found);
    const emptied = ['  VITE_SITE_URL: está vazia', ...found.slice(1)];
    expect(problems({ ...EXAMPLE, VITE_SITE_URL: '' }, EXAMPLE)).toEqual(emptied);
  });
});
