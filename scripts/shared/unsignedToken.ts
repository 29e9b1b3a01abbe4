import { HOUR_MS, SECOND_MS } from '../../src/base/durations';

/**
 * An ID token of any user. It has no signature, so only the emulators accept it.
 * @param more claims beside those that every token has
 */
export function unsignedToken(uid: string, projectId: string, more: object = {}): string {
  const iat = Math.floor(Date.now() / SECOND_MS);
  const iss = `https://securetoken.google.com/${projectId}`;
  const claims = {
    sub: uid,
    user_id: uid,
    aud: projectId,
    iss,
    iat,
    exp: iat + HOUR_MS / SECOND_MS,
    ...more,
  };
  const parts = [{ alg: 'none' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}
