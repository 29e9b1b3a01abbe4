import { HOUR_MS, SECOND_MS } from '../../src/base/durations';

/**
 * Makes an ID token without a signature, for any user; only the emulators accept it.
 * @param more claims to add to the usual ones
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
