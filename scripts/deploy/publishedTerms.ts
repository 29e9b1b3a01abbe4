import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TERMS_PATH } from '../../src/base/paths';
import { TERMS_DAY } from '../../src/model';
import { fetchInTime } from '../shared/fetchInTime';
import type { CheckResult } from './checks';
import type { Publication } from './publication';

/**
 * Compares the terms with those of the published site: whoever has accepted a version is asked again only
 * when the version changes. Settings change the text, too, such as those of optional features. A person
 * decides whether a new text needs a new version.
 */
export async function checkTerms({ folder, settings }: Publication): Promise<CheckResult> {
  const published = await fetchInTime(`${settings.VITE_SITE_URL}${TERMS_PATH}`)
    .then((page) => (page.ok ? page.text() : null))
    .catch(() => null);
  if (published === null)
    return { unknown: true, summary: 'não deu para ler os publicados, se já há; veja se o texto mudou' };
  const before = textOf(published);
  const after = textOf(readFileSync(join(folder, 'dist', `${TERMS_PATH}.html`), 'utf8'));
  if (before === after) return { summary: 'iguais aos publicados' };
  if (!before.includes(`Versão de ${TERMS_DAY}`)) return { summary: `versão nova, de ${TERMS_DAY}` };
  return {
    unknown: true,
    summary: `o texto mudou, e a versão publicada também é de ${TERMS_DAY}: quem já a aceitou não é avisado. Se a mudança não for só de redação, mude a versão (docs/deploy.md, "First deploy", passo 6)`,
  };
}

function textOf(html: string): string {
  return new JSDOM(html).window.document.querySelector('main')?.textContent ?? '';
}
