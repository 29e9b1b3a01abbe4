import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import * as v from 'valibot';
import { youtubeVideoId } from '../../src/show/video.ts';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('está vazia'));
const httpsUrl = v.pipe(
  filled,
  v.url('não é um endereço'),
  v.startsWith('https://', 'precisa começar com https://'),
);
const hostAndPort = v.pipe(filled, v.regex(/^[\w.-]+:\d+$/, 'não tem a forma host:porta'));
const youtubeAddress = (address: string) => youtubeVideoId(address) !== null;
/**
 * The host of the push service must not contain *: the address goes into the content security policy, where *
 * would allow every host.
 */
const pushAddress = (address: string) =>
  /^(https:\/\/[\w.-]+|http:\/\/127\.0\.0\.1)(:\d+)?(\/[^\s?#]*)?$/.test(address) && URL.canParse(address);
const NO_CONTACT = 'não é um e-mail nem um endereço https://';
const contact = v.union([v.pipe(v.string(), v.email()), httpsUrl], NO_CONTACT);
const cnpj = (value: string) => isValidCnpj(value, { version: 2 });
const matching = (form: RegExp) => (value: string) => form.test(value);

/** Whether a text is a day that exists, dd/mm/yyyy. `Date` alone would accept the 31st of February. */
function isDay(value: string): boolean {
  const [day = NaN, month = NaN, year = NaN] = value.split('/').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.toLocaleDateString('pt-BR', { timeZone: 'UTC' }) === value;
}

/** Makes the schema of an optional setting: if it is empty, its feature is off. */
function unlessEmpty(isSound: (value: string) => boolean, problem: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => value === '' || isSound(value), problem),
    ),
    '',
  );
}

/** All settings with their formats and defaults. */
export const Env = v.object(
  {
    VITE_BRAND_NAME: v.optional(filled, 'Show de Prêmios'),
    VITE_LIVE_VIDEO_URL: unlessEmpty(youtubeAddress, 'não é um endereço de vídeo do YouTube'),
    VITE_SITE_URL: v.pipe(httpsUrl, v.regex(/[^/]$/, 'não pode terminar com barra')),
    VITE_APP_DOWNLOAD_URL: httpsUrl,
    VITE_APP_AVAILABLE_FROM: v.optional(
      v.pipe(v.string(), v.trim(), v.check(isDay, 'não é uma data com a forma dd/mm/aaaa')),
      '18/03/2024',
    ),
    VITE_ORGANIZER_NAME: filled,
    VITE_ORGANIZER_CONTACT: v.pipe(filled, contact),
    VITE_FIREBASE_API_KEY: filled,
    VITE_FIREBASE_PROJECT_ID: filled,
    VITE_CACHE_PASSPHRASE: filled,
    VITE_PASSWORD_MIN: v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^([6-9]|[12]\d|30)$/, 'não é um número de 6 a 30')),
      '8',
    ),
    VITE_PRIVACY_CONTACT: unlessEmpty((value) => v.is(contact, value), NO_CONTACT),
    VITE_ORGANIZER_ID: unlessEmpty(cnpj, 'não é um CNPJ'),
    VITE_FIREBASE_APP_ID: unlessEmpty(matching(/^\d+:\d+:web:[\da-f]+$/), 'não tem a forma 1:123:web:abc'),
    VITE_FIREBASE_MEASUREMENT_ID: unlessEmpty(matching(/^G-[A-Z\d]+$/), 'não tem a forma G-ABC123'),
    VITE_RECAPTCHA_ENTERPRISE_KEY: unlessEmpty(matching(/^[\w-]+$/), 'não é uma chave do reCAPTCHA'),
    VITE_FIREBASE_STORAGE_BUCKET: unlessEmpty(
      matching(/^[a-z0-9][a-z0-9._-]+[a-z0-9]$/),
      'não é o nome de um bucket, sem gs://',
    ),
    VITE_PUSH_BASE_URL: unlessEmpty(pushAddress, 'não é um endereço https:// sem ? nem #'),
    VITE_PUSH_API_KEY: unlessEmpty(
      matching(/^[!-~]+$/),
      'só pode ter letras sem acento, dígitos e sinais, sem espaços',
    ),
    /**
     * The emulators' addresses, set by the scripts that start the emulators. Production builds ignore them.
     */
    VITE_FIRESTORE_EMULATOR: v.optional(hostAndPort),
    VITE_AUTH_EMULATOR: v.optional(hostAndPort),
  },
  'falta',
);

declare global {
  /** The types of the settings after `checkEnv` has validated them. */
  interface ImportMetaEnv extends Readonly<v.InferOutput<typeof Env>> {}
}
