import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkEnv } from '../../src/env';
import { OPTIONAL, REQUIRED } from '../support/settings';

const GIVEN = { ...REQUIRED, ...OPTIONAL };
/** The values that .env.example marks REAL. */
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

/** The lines of the error thrown by `checkEnv`, one for each problem. */
function problems(given: Record<string, string>, example?: Record<string, string>): string[] {
  try {
    checkEnv(given, example);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

/** GIVEN without one of its values. */
function without(name: keyof typeof GIVEN): Record<string, string> {
  const { [name]: _, ...rest } = GIVEN;
  return rest;
}

it('checkEnv returns the given values', () => {
  expect(checkEnv(GIVEN)).toEqual(GIVEN);
});

it('checkEnv omits variables that are not settings of the app', () => {
  expect(checkEnv({ ...GIVEN, VITE_OTHER: 'x' })).toEqual(GIVEN);
});

it('checkEnv trims the values', () => {
  expect(checkEnv({ ...GIVEN, VITE_FIREBASE_PROJECT_ID: ' show-de-teste ' })).toEqual(GIVEN);
});

describe('the defaults of checkEnv', () => {
  it('include the brand', () => {
    expect(checkEnv(without('VITE_BRAND_NAME')).VITE_BRAND_NAME).toBe('Show de Prêmios');
  });

  it('include a length of passwords', () => {
    expect(checkEnv(without('VITE_PASSWORD_MIN')).VITE_PASSWORD_MIN).toBe('8');
  });

  it('include the first day of the app', () => {
    expect(checkEnv(without('VITE_APP_AVAILABLE_FROM')).VITE_APP_AVAILABLE_FROM).toBe('18/03/2024');
  });

  it('include no video', () => {
    expect(checkEnv(without('VITE_LIVE_VIDEO_URL')).VITE_LIVE_VIDEO_URL).toBe('');
  });

  it('include no optional feature', () => {
    const absent = Object.fromEntries(Object.keys(OPTIONAL).map((name) => [name, '']));
    expect(checkEnv(REQUIRED)).toEqual({ ...REQUIRED, ...absent });
  });

  it('include no emulator', () => {
    expect(checkEnv(GIVEN)).not.toHaveProperty('VITE_FIRESTORE_EMULATOR');
    expect(checkEnv(GIVEN)).not.toHaveProperty('VITE_AUTH_EMULATOR');
  });
});

describe('the error of checkEnv', () => {
  it('lists all problems and says where to fix them', () => {
    const given = {
      VITE_BRAND_NAME: ' ',
      VITE_LIVE_VIDEO_URL: 'https://vimeo.com/1',
      VITE_SITE_URL: 'https://show.example/',
      VITE_APP_DOWNLOAD_URL: 'http://apps.example',
      VITE_ORGANIZER_NAME: 'Instituto',
      VITE_ORGANIZER_CONTACT: 'instituto',
      VITE_FIREBASE_API_KEY: 'key',
      VITE_CACHE_PASSPHRASE: '',
      VITE_FIRESTORE_EMULATOR: 'localhost',
      VITE_AUTH_EMULATOR: 'localhost',
    };
    expect(() => checkEnv(given)).toThrow(/^Configuração incompleta\..*\.env .*\.env\.example/);
    expect(problems(given)).toEqual([
      '  VITE_BRAND_NAME: está vazia',
      '  VITE_LIVE_VIDEO_URL: não é um endereço de vídeo do YouTube',
      '  VITE_SITE_URL: não pode terminar com barra',
      '  VITE_APP_DOWNLOAD_URL: precisa começar com https://',
      '  VITE_ORGANIZER_CONTACT: não é um e-mail nem um endereço https://',
      '  VITE_FIREBASE_PROJECT_ID: falta',
      '  VITE_CACHE_PASSPHRASE: está vazia',
      '  VITE_FIRESTORE_EMULATOR: não tem a forma host:porta',
      '  VITE_AUTH_EMULATOR: não tem a forma host:porta',
    ]);
  });

  it.each(REAL)('reports that %s is missing', (name) => {
    expect(problems(without(name))).toEqual([`  ${name}: falta`]);
  });

  it.each(['VITE_BRAND_NAME', ...REAL.filter((name) => name !== 'VITE_APP_DOWNLOAD_URL')])(
    'reports that %s is empty',
    (name) => {
      expect(problems({ ...GIVEN, [name]: '' })).toEqual([`  ${name}: está vazia`]);
      expect(problems({ ...GIVEN, [name]: '  ' })).toEqual([`  ${name}: está vazia`]);
    },
  );

  it.each([
    ['', 'está vazia'],
    ['loja', 'não é um endereço'],
    ['http://apps.example', 'precisa começar com https://'],
    ['javascript:alert(1)', 'precisa começar com https://'],
  ])('reports the download address %j', (address, problem) => {
    expect(problems({ ...GIVEN, VITE_APP_DOWNLOAD_URL: address })).toContain(
      `  VITE_APP_DOWNLOAD_URL: ${problem}`,
    );
  });

  it.each(['https://vimeo.com/1', 'https://youtube.com.evil.com/watch?v=dQw4w9WgXcQ', 'show'])(
    'reports the video address %j',
    (address) => {
      expect(problems({ ...GIVEN, VITE_LIVE_VIDEO_URL: address })).toEqual([
        '  VITE_LIVE_VIDEO_URL: não é um endereço de vídeo do YouTube',
      ]);
    },
  );

  it.each([
    'contato',
    'contato@',
    'http://show.example',
    'mailto:contato@show.example',
    'javascript:alert(1)',
  ])('reports the contact %j', (contact) => {
    expect(problems({ ...GIVEN, VITE_ORGANIZER_CONTACT: contact })).toEqual([
      '  VITE_ORGANIZER_CONTACT: não é um e-mail nem um endereço https://',
    ]);
  });

  it.each(['5', '31', '8,5', 'oito', '08', ''])('reports the length of passwords %j', (length) => {
    expect(problems({ ...GIVEN, VITE_PASSWORD_MIN: length })).toEqual([
      '  VITE_PASSWORD_MIN: não é um número de 6 a 30',
    ]);
  });

  it.each(['6', '30'])('accepts the length of passwords %j', (length) => {
    expect(problems({ ...GIVEN, VITE_PASSWORD_MIN: length })).toEqual([]);
  });

  it.each([
    '',
    'amanhã',
    '2024-03-18',
    '18/3/2024',
    '18/03/24',
    '31/02/2026',
    '32/01/2026',
    '18/03/2024 10h',
  ])('reports the first day of the app %j', (day) => {
    expect(problems({ ...GIVEN, VITE_APP_AVAILABLE_FROM: day })).toEqual([
      '  VITE_APP_AVAILABLE_FROM: não é uma data com a forma dd/mm/aaaa',
    ]);
  });

  it.each(['127.0.0.1', ':8080', '127.0.0.1:', 'http://127.0.0.1:8080', '127.0.0.1:8080/x'])(
    'reports the emulator address %j',
    (emulator) => {
      const found = problems({
        ...GIVEN,
        VITE_FIRESTORE_EMULATOR: emulator,
        VITE_AUTH_EMULATOR: emulator,
      });
      expect(found).toContain('  VITE_FIRESTORE_EMULATOR: não tem a forma host:porta');
      expect(found).toContain('  VITE_AUTH_EMULATOR: não tem a forma host:porta');
    },
  );
});

describe('an optional setting', () => {
  it.each(Object.keys(OPTIONAL))('%s may be empty', (name) => {
    expect(checkEnv({ ...REQUIRED, [name]: ' ' })).toEqual(checkEnv(REQUIRED));
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

  describe.each([
    [
      'VITE_PRIVACY_CONTACT',
      'não é um e-mail nem um endereço https://',
      ['encarregada', 'http://show.example'],
    ],
    ['VITE_ORGANIZER_ID', 'não é um CNPJ', ['11.222.333/0001-80', '529.982.247-25', 'isento']],
    [
      'VITE_FIREBASE_APP_ID',
      'não tem a forma 1:123:web:abc',
      ['show-de-teste', '1:123456789012:android:0123'],
    ],
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
        'push.example',
        'javascript:alert(1)',
        'https://',
        'https://*',
        'https://*.push.example',
        'https://push.example; script-src *',
        'https://push.example:99999',
        'https://push.example?v=1',
        'https://push.example/?v=1',
        'https://push.example/#v1',
        'https://push.example/v 1',
        'http://push.example',
        'http://127.0.0.1.evil.com',
        'http://127.0.0.1:99999',
      ],
    ],
    [
      'VITE_PUSH_API_KEY',
      'só pode ter letras sem acento, dígitos e sinais, sem espaços',
      ['duas palavras', 'açúcar', 'a\nb'],
    ],
  ])('%s', (name, problem, values) => {
    it.each(values)('rejects %j', (value) => {
      expect(problems({ ...GIVEN, [name]: value })).toEqual([`  ${name}: ${problem}`]);
    });
  });

  it.each([
    ['VITE_PRIVACY_CONTACT', 'https://show.example/dados'],
    ['VITE_ORGANIZER_ID', '11222333000181'],
    ['VITE_ORGANIZER_ID', '12.ABC.345/01DE-35'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'show-de-teste.appspot.com'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'imagens_do_show'],
    ['VITE_PUSH_BASE_URL', 'https://push.example:8443'],
  ])('%s accepts %j', (name, value) => {
    expect(checkEnv({ ...GIVEN, [name]: value }, EXAMPLE)).toEqual({ ...GIVEN, [name]: value });
  });
});

it('checkEnv reports one problem per value', () => {
  expect(problems({ ...GIVEN, VITE_APP_DOWNLOAD_URL: '', VITE_AUTH_EMULATOR: '' })).toEqual([
    '  VITE_APP_DOWNLOAD_URL: está vazia',
    '  VITE_AUTH_EMULATOR: está vazia',
  ]);
});

it('checkEnv accepts an https address as the contact', () => {
  const given = { ...GIVEN, VITE_ORGANIZER_CONTACT: 'https://show.example/fale-conosco' };
  expect(checkEnv(given)).toEqual(given);
});

it('checkEnv accepts emulators as host and port', () => {
  const given = {
    ...GIVEN,
    VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
    VITE_AUTH_EMULATOR: 'localhost:9099',
  };
  expect(checkEnv(given)).toEqual(given);
});

describe('checkEnv for production', () => {
  it('accepts values that differ from the example', () => {
    expect(checkEnv(GIVEN, EXAMPLE)).toEqual(GIVEN);
  });

  it.each(REAL)('rejects the example value of %s', (name) => {
    expect(problems({ ...GIVEN, [name]: EXAMPLE[name] ?? '' }, EXAMPLE)).toEqual([
      `  ${name}: ainda tem o valor de exemplo`,
    ]);
  });

  it('accepts the brand of the example and the missing video', () => {
    expect(
      problems({ ...GIVEN, VITE_BRAND_NAME: 'Show de Prêmios', VITE_LIVE_VIDEO_URL: '' }, EXAMPLE),
    ).toEqual([]);
  });

  it('rejects a project id of the emulators', () => {
    const given = { ...GIVEN, VITE_FIREBASE_PROJECT_ID: 'demo-show' };
    expect(checkEnv(given)).toEqual(given);
    expect(problems(given, EXAMPLE)).toEqual([
      '  VITE_FIREBASE_PROJECT_ID: começa com demo-, como só os projetos de emulador',
    ]);
  });

  it.each(['http://127.0.0.1:8081', 'http://127.0.0.1/v1', 'http://127.0.0.1'])(
    'rejects a push service on this machine: %s',
    (address) => {
      const given = { ...GIVEN, VITE_PUSH_BASE_URL: address };
      expect(checkEnv(given)).toEqual(given);
      expect(problems(given, EXAMPLE)).toEqual(['  VITE_PUSH_BASE_URL: precisa começar com https://']);
    },
  );

  it('reports a missing value once, not also as an example', () => {
    expect(problems({}, EXAMPLE)).toEqual([
      '  VITE_SITE_URL: falta',
      '  VITE_APP_DOWNLOAD_URL: falta',
      '  VITE_ORGANIZER_NAME: falta',
      '  VITE_ORGANIZER_CONTACT: falta',
      '  VITE_FIREBASE_API_KEY: falta',
      '  VITE_FIREBASE_PROJECT_ID: falta',
      '  VITE_CACHE_PASSPHRASE: falta',
    ]);
  });

  it('reports malformed values and example values in one error', () => {
    const given = { ...EXAMPLE, VITE_FIREBASE_API_KEY: '' };
    expect(problems(given, EXAMPLE)).toEqual([
      '  VITE_FIREBASE_API_KEY: está vazia',
      '  VITE_SITE_URL: ainda tem o valor de exemplo',
      '  VITE_APP_DOWNLOAD_URL: ainda tem o valor de exemplo',
      '  VITE_ORGANIZER_NAME: ainda tem o valor de exemplo',
      '  VITE_ORGANIZER_CONTACT: ainda tem o valor de exemplo',
      '  VITE_FIREBASE_PROJECT_ID: ainda tem o valor de exemplo',
      '  VITE_CACHE_PASSPHRASE: ainda tem o valor de exemplo',
    ]);
  });
});

describe('the file .env.example', () => {
  it('is valid for development', () => {
    expect(checkEnv(EXAMPLE)).toEqual(EXAMPLE);
  });

  it('is rejected for production, naming each value that it marks REAL', () => {
    expect(problems(EXAMPLE, EXAMPLE)).toEqual([
      '  VITE_SITE_URL: ainda tem o valor de exemplo',
      '  VITE_APP_DOWNLOAD_URL: ainda tem o valor de exemplo',
      '  VITE_ORGANIZER_NAME: ainda tem o valor de exemplo',
      '  VITE_ORGANIZER_CONTACT: ainda tem o valor de exemplo',
      '  VITE_FIREBASE_API_KEY: ainda tem o valor de exemplo',
      '  VITE_FIREBASE_PROJECT_ID: ainda tem o valor de exemplo',
      '  VITE_CACHE_PASSPHRASE: ainda tem o valor de exemplo',
    ]);
  });
});
