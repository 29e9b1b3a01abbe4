import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type StorageReference,
} from 'firebase/storage';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { config } from '../../src/config';
import { hostAndPort } from '../../src/firebase/hostAndPort';
import { imageAddress } from '../../src/ui/imageAddress';

/** The project's id, which the test library also uses as the bucket's name. */
const BUCKET = 'demo-promotion-pictures';
const PICTURE = 'promocoes/carro.jpg';
/** Files outside of the folder with the promotions' pictures. */
const OTHERS = ['promocoes/segredo/foto.jpg', 'outra/foto.jpg', 'outra/promocoes/carro.jpg', 'foto.jpg'];
/** Paths of files that do not exist yet. */
const NEW = ['promocoes/nova.jpg', 'promocoes/segredo/nova.jpg', 'outra/nova.jpg', 'nova.jpg'];
/** Paths to list. The last one is a file, below which a rule for files might allow lists. */
const FOLDERS = ['', 'promocoes', 'promocoes/segredo', 'outra', 'outra/promocoes', PICTURE];

const JPEG = { contentType: 'image/jpeg' };

/** host:port of the Storage emulator. */
const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '';
let env: RulesTestEnvironment;

beforeAll(async () => {
  const [host, port] = hostAndPort(emulator);
  if (!host || !port)
    throw new Error('FIREBASE_STORAGE_EMULATOR_HOST is not set: run these tests with `npm run test:storage`');
  env = await initializeTestEnvironment({
    projectId: BUCKET,
    storage: { host, port, rules: readFileSync('storage.rules', 'utf8') },
  });
});
// Resets the files before each test, so that a write that wrong rules allowed does not change another test's
// result.
beforeEach(async () => {
  // The library's clearStorage() would leave files in folders.
  await fetch(`http://${emulator}/internal/reset`, { method: 'POST' });
  await env.withSecurityRulesDisabled(async (admin) => {
    for (const path of [PICTURE, ...OTHERS]) await upload(ref(admin.storage(), path));
  });
});
afterAll(() => env.cleanup());

/** Uploads a file whose content is its path. */
function upload(file: StorageReference): Promise<unknown> {
  return uploadBytes(file, new TextEncoder().encode(file.fullPath), JPEG);
}

/** The address by which pages load a file. */
function addressOf(path: string): string {
  config.firebase.storageBucket = BUCKET;
  const address = imageAddress(`gs://${BUCKET}/${path}`) ?? '';
  return address.replace('https://firebasestorage.googleapis.com', `http://${emulator}`);
}

/** What a browser gets at an address: the file's content, or the status of the refusal. */
async function load(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : `${answer.status}`;
}

type Request = [what: string, send: (file: StorageReference) => Promise<unknown>];

const READS: Request[] = [
  ['get the download URL of', getDownloadURL],
  ['get the metadata of', getMetadata],
  ['download', getBytes],
];
const LISTS: Request[] = [
  ['list', list],
  ['list all of', listAll],
];
const CHANGES: Request[] = [
  ['overwrite', upload],
  ['delete', deleteObject],
  ['change the metadata of', (file) => updateMetadata(file, { contentType: 'text/html' })],
];
const UPLOADS: Request[] = [['upload', upload]];

function each(requests: Request[], paths: string[]) {
  return requests.flatMap(([what, send]) => paths.map((path) => [what, path, send] as const));
}

// Signing in, by any method, gives no more access.
describe.each([
  ['a visitor', () => env.unauthenticatedContext()],
  [
    'a signed-in user',
    () => env.authenticatedContext('maria', { email: 'maria@example.com', email_verified: true }),
  ],
  [
    'an anonymous winner',
    () => env.authenticatedContext('joao', { firebase: { sign_in_provider: 'anonymous' } }),
  ],
])('%s', (_, connect) => {
  let file: (path: string) => StorageReference;
  beforeAll(() => {
    const storage = connect().storage();
    file = (path) => ref(storage, path);
  });

  it("gets a picture's download URL, which leads to it", async () => {
    const url = await assertSucceeds(getDownloadURL(file(PICTURE)));
    expect(await load(url)).toBe(PICTURE);
  });

  it("gets a picture's metadata", async () => {
    const metadata = await assertSucceeds(getMetadata(file(PICTURE)));
    expect(metadata).toMatchObject({ fullPath: PICTURE, ...JPEG });
  });

  it('downloads a picture', async () => {
    const bytes = await assertSucceeds(getBytes(file(PICTURE)));
    expect(new TextDecoder().decode(bytes)).toBe(PICTURE);
  });

  it.each([
    ...each(READS, OTHERS),
    ...each(LISTS, FOLDERS),
    ...each(CHANGES, [PICTURE, ...OTHERS]),
    ...each(UPLOADS, NEW),
  ])('may not %s /%s', async (_what, path, send) => {
    await assertFails(send(file(path)));
  });
});

// Requests without the SDK and without a token, as an <img> sends them.
describe('a browser', () => {
  it("loads a promotion's picture", async () => {
    expect(await load(addressOf(PICTURE))).toBe(PICTURE);
  });

  it.each(OTHERS)('may not load /%s', async (path) => {
    expect(await load(addressOf(path))).toBe('403');
  });
});
