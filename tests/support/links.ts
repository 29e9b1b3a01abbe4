/** Links that the waiting room opens (src/link.ts). The rules must let people click in a room with such a link. */
export const ALLOWED_LINKS = [
  ...'https://show.example/entrar?sala=1#agora|https://show.example/entrar?senha=1 Senha: 123'.split('|'),
  ...'https://show.example/entrar\nSenha: 123| https://show.example/\n'.split('|'),
  ...'https://show.example?sala=1|https://show.example#agora|https://localhost/entrar'.split('|'),
  ...'https://show.example:8443|HTTPS://SHOW.EXAMPLE|http://localhost|http://localhost?sala=1'.split('|'),
  ...'http://localhost:5173/entrar|http://127.0.0.1|http://127.0.0.1:4000/entrar?sala=1'.split('|'),
  ...'http://[::1]|http://[::1]:8080/entrar'.split('|'),
];
