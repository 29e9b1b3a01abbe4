import { initializeApp } from 'firebase/app';
import { connectStorageEmulator, getBytes, getStorage, ref } from 'firebase/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../src/config';
import { imageAddress } from '../../../src/ui/imageAddress';
import { startHttpServer } from '../../support/server';

const BUCKET = 'show.firebasestorage.app';
const FILES = `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o`;

const useBucket = (name: string) => vi.spyOn(config.firebase, 'storageBucket', 'get').mockReturnValue(name);

beforeEach(() => void useBucket(BUCKET));

describe('imageAddress', () => {
  it.each([
    '/promocoes/natal.svg',
    '/natal.png?v=2',
    'https://example.com/natal.jpg',
    `${FILES}/promo%C3%A7%C3%B5es%2Fnatal.jpg?alt=media&token=0b9a`,
    `https://storage.googleapis.com/${BUCKET}/promo%C3%A7%C3%B5es/natal.jpg`,
  ])('accepts %s', (typed) => {
    expect(imageAddress(typed)).toBe(typed);
  });

  it.each([
    ...'| |natal.svg|//evil.com/x.png|/\\evil.com/x.png|/\t/evil.com/x.png|/\n/evil.com/x.png'.split('|'),
    ...'\\\\evil.com/x.png|http://evil.com/x.png|https:evil.com/x.png|javascript:alert(1)'.split('|'),
    ...'JaVaScRiPt:alert(1)| javascript:alert(1)|data:image/svg+xml,<svg onload="alert(1)"/>'.split('|'),
    ...'blob:https://example.com/x|ftp://evil.com/x.png|x\nhttps://evil.com/x.png'.split('|'),
    // `new URL` throws for these, also in the head of a promotion's page.
    ...'https://|https://foto do carro.jpg|https://www.example .com/x.jpg|https://a:99999/x'.split('|'),
    ...'https://%/a|https://<b>/x|https://[x'.split('|'),
  ])('returns null for %j', (typed) => {
    expect(imageAddress(typed)).toBeNull();
  });
});

describe('imageAddress for a file of the bucket', () => {
  const PATHS = [
    ...'natal.jpg|promocoes/2026/natal.jpg|Ação de Natal.jpg|Ac\u0327a\u0303o.jpg|100%.png|100%25.png'.split(
      '|',
    ),
    ...'a+b&c=d.png|1#2?3.png|🎄.webp|../x.png|/x.png|"><script>.png'.split('|'),
  ];

  it('returns the address that the Storage SDK requests', async () => {
    const requests: string[] = [];
    const server = await startHttpServer(({ url }, response) => {
      requests.push(`https://firebasestorage.googleapis.com${url}`);
      response.end();
    });
    const storage = getStorage(initializeApp({}), `gs://${BUCKET}`);
    connectStorageEmulator(storage, '127.0.0.1', Number(new URL(server.address).port));
    const typed = PATHS.map((path) => `gs://${BUCKET}/${path}`);
    for (const address of typed) await getBytes(ref(storage, address));
    server.stop();
    expect(requests).toEqual(typed.map(imageAddress));
  });

  it.each([
    ...`gs://${BUCKET}|gs://${BUCKET}/|gs://${BUCKET}/promocoes/|gs://${BUCKET}/.`.split('|'),
    ...`gs://${BUCKET}/..|gs://${BUCKET}/natal\n.jpg|gs://${BUCKET}/natal.jpg\n`.split('|'),
    ...`gs://${BUCKET}.evil.com/natal.jpg|gs:/${BUCKET}/natal.jpg|gs:${BUCKET}/natal.jpg`.split('|'),
    ...`GS://${BUCKET}/natal.jpg| gs://${BUCKET}/natal.jpg|gs://|gs:///natal.jpg`.split('|'),
    ...`gs://other.appspot.com/natal.jpg|gs://other.appspot.com/gs://${BUCKET}/natal.jpg`.split('|'),
  ])('rejects %j', (typed) => {
    expect(imageAddress(typed)).toBeNull();
  });

  it('returns null if no bucket is configured', () => {
    useBucket('');
    expect(imageAddress(`gs://${BUCKET}/natal.jpg`)).toBeNull();
    expect(imageAddress('gs:///natal.jpg')).toBeNull();
    expect(imageAddress('/natal.jpg')).toBe('/natal.jpg');
  });
});
