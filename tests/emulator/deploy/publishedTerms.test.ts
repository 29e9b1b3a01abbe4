import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTerms } from '../../../scripts/deploy/publishedTerms';
import { makeFolder } from '../../../scripts/shared/runs';
import { TERMS_DAY } from '../../../src/model';
import { startHttpServer } from '../../support/server';

const page = (main: string, menu = '') => `<nav>${menu}</nav><main>${main}</main>`;

it('terms with a new text and the published version are reported', async () => {
  const folder = makeFolder('terms-');
  mkdirSync(join(folder, 'dist'));
  const ours = `Versão de <!-- -->${TERMS_DAY}. Guardamos o nome.`;
  writeFileSync(join(folder, 'dist', 'termos.html'), page(ours));

  let published = { status: 200, html: '' };
  const hosting = await startHttpServer(({ url }, response) => {
    response.writeHead(url === '/termos' ? published.status : 404).end(published.html);
  });
  const checked = (html: string, status = 200) => {
    published = { status, html };
    return checkTerms({ folder, settings: { VITE_SITE_URL: hosting.address }, headers: [] });
  };
  expect(await checked(page(ours, 'another menu'))).toEqual({ summary: 'iguais aos publicados' });
  expect(await checked(page('Versão de 01/01/2026. Nada.'))).toEqual({
    summary: `versão nova, de ${TERMS_DAY}`,
  });
  await expect(checked(page('Versão de 01/01/2099. Nada.'))).rejects.toThrow('este código é antigo');
  expect(await checked(page(`Versão de ${TERMS_DAY}. Nada.`))).toEqual({
    unknown: true,
    summary: expect.stringMatching(/^o texto mudou, e a versão publicada também é de .*mude a versão/),
  });
  const unread = { unknown: true, summary: expect.stringContaining('não deu para ler') };
  expect(await checked('', 404)).toEqual(unread);
  hosting.stop();
  expect(await checked('')).toEqual(unread);
});
