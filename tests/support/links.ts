/** The address to which a room leads. */
export const ADDRESS = 'https://example.com/chamada';
export const NEW_ADDRESS = 'https://example.com/outra-chamada';

/** The link of a room whose address only winners can read. */
export const PROTECTED = 'protegido:show';

/** Addresses that the team may store. */
export const PLAIN_ADDRESSES = [
  'https://show.example/entrar?sala=1#agora',
  'https://show.example?sala=1',
  'https://show.example:8443',
  'https://us02web.zoom.us/j/812?pwd=a.b%20c',
  'HTTPS://SHOW.EXAMPLE',
  'https://show.example/a,b(c)',
  'http://localhost:5173/entrar',
  'http://127.0.0.1',
  'http://[::1]:8080/entrar',
];

/**
 * Texts that the team may not store as an address: with other text or a user's name around the address, with
 * a host or port that cannot exist, or too long.
 */
export const ODD_ADDRESSES = [
  'https://https://show.example/',
  'https://show',
  'https://show..example',
  'https://show,example',
  'https://.example',
  'https://show.example/1 senha 123',
  'https://show.example https://outra.example',
  ' https://show.example',
  'https://show.example:999999/',
  'https://%/',
  'https://<show>.example',
  'https://a@show.example',
  '"https://show.example"',
  'https://show.example/\u200b',
  'https://show.example\n',
  `https://show.example/${'a'.repeat(1_000)}`,
];

/** Picture addresses that pages can load. */
export const PICTURES = [
  'https://show.example/carro.jpg',
  '/promocoes/carro novo.svg',
  '/a',
  'gs://balde/carro.png',
];

/** Texts that are no picture addresses. */
export const ODD_PICTURES = [
  'carro.jpg',
  '//show.example/carro.jpg',
  '/',
  '/\\show.example',
  'https://',
  'https:///',
  'http://show.example/a.jpg',
  'gs://balde',
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  ' https://show.example/a.jpg',
  'https://show.example/a\n.jpg',
];

/** Texts that the rules refuse as the address of the rules of a promotion or of the show. */
export const ODD_RULES = [
  'http://example.com',
  'example.com',
  'https://',
  'HTTPS://example.com',
  ' https://example.com',
  'https://example.com/um regulamento',
  'https://example.com/\n',
  'javascript:alert(1)',
];

/**
 * Links that the waiting room opens (src/base/link.ts), so the rules must allow clicks in rooms with them.
 */
export const ALLOWED_LINKS = [
  'https://show.example/entrar?sala=1#agora',
  'https://show.example/entrar?senha=1 Senha: 123',
  'https://show.example/entrar\nSenha: 123',
  ' https://show.example/\n',
  'https://show.example?sala=1',
  'https://show.example#agora',
  'https://show.example ',
  'https://localhost/entrar',
  'https://show.example:8443',
  'HTTPS://SHOW.EXAMPLE',
  'http://localhost',
  'http://localhost?sala=1',
  'http://localhost:5173/entrar',
  'http://127.0.0.1',
  'http://127.0.0.1:4000/entrar?sala=1',
  'http://[::1]',
  'http://[::1]:8080/entrar',
];
