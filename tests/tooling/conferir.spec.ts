import { expect, test } from '@playwright/test';
import { BASIC, OPTIONAL } from '../../scripts/test/settings';
import { MINUTE_MS } from '../../src/base/durations';
import { TERMS_DAY } from '../../src/model';
import { npmRun } from '../support/terminal';

test('npm run conferir checks everything and shows all that a deploy would publish', () => {
  test.setTimeout(5 * MINUTE_MS);
  const { status, stdout, stderr } = npmRun(['conferir'], { ...BASIC, ...OPTIONAL });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout.match(/^✓ [^:]+/gm)).toEqual([
    '✓ Valores do .env',
    '✓ Regras do Firestore e do Storage',
    '✓ Índices do Firestore',
    '✓ Site de produção',
    '✓ Emulador do Hosting',
    '✓ Cabeçalhos',
    '✓ Tamanhos',
  ]);
  expect(stdout).not.toContain('✗');
  // Firebase does not answer: there is no internet, or it refuses the test's invalid API key.
  expect(stdout).toContain(
    '– Política de senhas: o Firebase não respondeu. O site pede 10 caracteres (VITE_PASSWORD_MIN)',
  );
  expect(stdout).toContain(
    '– Login anônimo: o Firebase não respondeu. Veja se está ligado no console do Firebase',
  );
  expect(stdout).toContain(
    `termos de ${TERMS_DAY}; opcionais ligados: imagens do Storage, Analytics, App Check, push; desligados: nenhum`,
  );
  expect(stdout).toContain('Endereço: https://show.example');
  expect(stdout).toMatch(
    /^Comandos: firebase deploy --only firestore,storage --project show-de-teste --config \S+\/firebase\.json\n {10}firebase deploy --only hosting --project show-de-teste --config \S+\/firebase\.json --message [0-9a-f]+(-dirty)?$/m,
  );
  expect(stdout).toContain('Storage: storage.rules, no bucket show-de-teste.firebasestorage.app\n');
  // Only staging is hidden from search engines.
  expect(stdout).not.toContain('noindex');
  expect(stdout).toContain('    Strict-Transport-Security: max-age=31536000\n');
  expect(stdout).toMatch(/^ {4}Content-Security-Policy: default-src 'self'; .*https:\/\/push\.example/m);
  expect(stdout).toMatch(/^ {2}\*\*\n {4}Cache-Control: no-store\n/m);
  expect(stdout).toMatch(
    /^ {2}só \^\/\(assets\/[^\n]*\n {4}Cache-Control: public, max-age=31536000, immutable\n/m,
  );
  expect(stdout).toMatch(/^ {2}só \^\/\([^\n]*\|login\|[^\n]*\n {4}Cache-Control: no-cache\n/m);
  expect(stdout).toMatch(/^ {2}index\.html {2}[\d.]+ bytes$/m);
  expect(stdout.trim().endsWith('Tudo certo para publicar. Nada foi publicado.')).toBe(true);
});
