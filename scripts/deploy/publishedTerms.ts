import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TERMS_PATH } from '../../src/base/paths';
import { TERMS_DAY, TERMS_VERSION } from '../../src/model';
import { fetchInTime } from '../shared/fetchInTime';
import type { CheckResult } from './checks';
import type { Publication } from './publication';

/**
 * Compares the terms with those of the published site: whoever has accepted a version is asked again only
 * when the version changes. Settings change the text, too, such as those of optional features. A person
 * decides whether a new text needs a new version.
 * @throws if the published version is newer: open pages of that site could no longer store a consent
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
  const version = versionOf(before);
  if (version > TERMS_VERSION)
    throw new Error(`a versão publicada, de ${version}, é mais nova: este código é antigo`);
  if (version < TERMS_VERSION) return { summary: `versão nova, de ${TERMS_DAY}` };
  return {
    unknown: true,
    summary: `o texto mudou, e a versão publicada também é de ${TERMS_DAY}: quem já a aceitou não é avisado. Se a mudança não for só de redação, mude a versão (docs/deploy.md, "First deploy", passo 6)`,
  };
}

/** The version that the terms name, like TERMS_VERSION; empty if they name none. */
function versionOf(terms: string): string {
  const [, day = ''] = /Versão de (\d\d\/\d\d\/\d{4})/.exec(terms) ?? [];
  return day.split('/').reverse().join('-');
}

function textOf(html: string): string {
  return new JSDOM(html).window.document.querySelector('main')?.textContent ?? '';
}
