/** An ID token of any user. It has no signature, so only the emulators accept it. */
export function unsignedToken(uid: string, projectId: string): string {
  const iat = Math.floor(Date.now() / 1000);
  const iss = `https://securetoken.google.com/${projectId}`;
  const claims = { sub: uid, user_id: uid, aud: projectId, iss, iat, exp: iat + 3600 };
  const parts = [{ alg: 'none' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}
