import * as v from 'valibot';
import { youtubeVideoId } from './waiting-room/video.ts';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('está vazia'));
const httpsUrl = v.pipe(
  filled,
  v.url('não é um endereço'),
  v.startsWith('https://', 'precisa começar com https://'),
);
const hostAndPort = v.pipe(filled, v.regex(/^[\w.-]+:\d+$/, 'não tem a forma host:porta'));
const youtubeAddress = v.check(
  (address: string) => address === '' || youtubeVideoId(address) !== null,
  'não é um endereço de vídeo do YouTube',
);
const bucketName = v.regex(/^([a-z0-9][a-z0-9._-]+[a-z0-9])?$/, 'não é o nome de um bucket, sem gs://');
const pushAddress = v.check(
  (address: string) =>
    address === '' ||
    (URL.canParse(address) && /^(https:\/\/|http:\/\/127\.0\.0\.1(?=[:/]|$))[^\s?#]*$/.test(address)),
  'não é um endereço https:// sem ? nem #',
);
const headerValue = v.regex(/^[!-~]*$/, 'só pode ter letras sem acento, dígitos e sinais, sem espaços');

const Env = v.object(
  {
    VITE_BRAND_NAME: v.optional(filled, 'Show de Prêmios'),
    VITE_LIVE_VIDEO_URL: v.optional(v.pipe(v.string(), v.trim(), youtubeAddress), ''),
    VITE_SITE_URL: v.pipe(httpsUrl, v.regex(/[^/]$/, 'não pode terminar com barra')),
    VITE_APP_DOWNLOAD_URL: httpsUrl,
    VITE_FIREBASE_API_KEY: filled,
    VITE_FIREBASE_PROJECT_ID: filled,
    VITE_FIREBASE_STORAGE_BUCKET: v.optional(v.pipe(v.string(), v.trim(), bucketName), ''),
    VITE_PUSH_BASE_URL: v.optional(v.pipe(v.string(), v.trim(), pushAddress), ''),
    VITE_PUSH_API_KEY: v.optional(v.pipe(v.string(), v.trim(), headerValue), ''),
    VITE_CACHE_PASSPHRASE: filled,
    /** Set by the scripts that start the emulators; a production build does not read them. */
    VITE_FIRESTORE_EMULATOR: v.optional(hostAndPort),
    VITE_AUTH_EMULATOR: v.optional(hostAndPort),
  },
  'falta',
);

/** The values that .env.example marks REAL. */
const REAL = [
  'VITE_SITE_URL',
  'VITE_APP_DOWNLOAD_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_CACHE_PASSPHRASE',
] as const;

/** Settings, and what each is of no use without. */
const NEEDS = [
  ['VITE_PUSH_BASE_URL', 'VITE_PUSH_API_KEY'],
  ['VITE_PUSH_API_KEY', 'VITE_PUSH_BASE_URL'],
] as const;

/**
 * The app's settings, with their defaults.
 * @param example what .env.example says, for a production build: a value marked REAL must differ from it
 * @throws one error that names every missing, malformed or example value and says where to set them
 */
export function checkEnv(
  given: Record<string, string>,
  example?: Record<string, string>,
): Record<string, string> {
  const result = v.safeParse(Env, given, { abortPipeEarly: true });
  const malformed = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  const problems = [...malformed, ...missing(given), ...(example ? unfitForTheAir(given, example) : [])];
  if (!result.success || problems.length > 0) {
    throw new Error(
      [
        'Configuração incompleta. Corrija no arquivo .env (modelo: .env.example):',
        ...problems.map((problem) => `  ${problem}`),
      ].join('\n'),
    );
  }
  return result.output as Record<string, string>;
}

function missing(given: Record<string, string>): string[] {
  return NEEDS.filter(([name, needed]) => given[name]?.trim() && !given[needed]?.trim()).map(
    ([name, needed]) => `${needed}: falta para ${name}`,
  );
}

function unfitForTheAir(given: Record<string, string>, example: Record<string, string>): string[] {
  const unreal = REAL.filter((name) => given[name] !== undefined && given[name].trim() === example[name]);
  return [
    ...unreal.map((name) => `${name}: ainda tem o valor de exemplo`),
    ...(given.VITE_PUSH_BASE_URL?.trim().startsWith('http://')
      ? ['VITE_PUSH_BASE_URL: precisa começar com https://']
      : []),
  ];
}
