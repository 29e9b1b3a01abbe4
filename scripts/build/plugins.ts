import { getCities } from '@brazilian-utils/brazilian-utils/get-cities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { Plugin } from 'vite';

/** The capital of each state, by the state's code. */
export const CAPITALS: Record<string, string> = {
  AC: 'Rio Branco',
  AL: 'Maceió',
  AM: 'Manaus',
  AP: 'Macapá',
  BA: 'Salvador',
  CE: 'Fortaleza',
  DF: 'Brasília',
  ES: 'Vitória',
  GO: 'Goiânia',
  MA: 'São Luís',
  MG: 'Belo Horizonte',
  MS: 'Campo Grande',
  MT: 'Cuiabá',
  PA: 'Belém',
  PB: 'João Pessoa',
  PE: 'Recife',
  PI: 'Teresina',
  PR: 'Curitiba',
  RJ: 'Rio de Janeiro',
  RN: 'Natal',
  RO: 'Porto Velho',
  RR: 'Boa Vista',
  RS: 'Porto Alegre',
  SC: 'Florianópolis',
  SE: 'Aracaju',
  SP: 'São Paulo',
  TO: 'Palmas',
};

/**
 * Provides each state's municipalities as a JSON file, the capital first; a form fetches the file of one
 * state. The files are not modules, because some browsers remember a failed import. Their names have no hash,
 * so that pages from before a deploy still find the files.
 */
export function cities(): Plugin {
  const lists = getStates().map(({ code }) => [
    `cidades/${code}.json`,
    JSON.stringify([...new Set([CAPITALS[code], ...getCities(code)])]),
  ]);
  return files('cidades', 'application/json', Object.fromEntries(lists));
}

/** Provides the web app manifest: the name, icons and colours with which a phone installs the app. */
export function manifest(name: string): Plugin {
  const source = JSON.stringify({
    name,
    short_name: name,
    description: 'Promoções e prêmios ao vivo.',
    id: '/',
    lang: 'pt-BR',
    start_url: '/',
    display: 'standalone',
    background_color: '#2a1052',
    theme_color: '#2a1052',
    icons: [homeScreenIcon(192), homeScreenIcon(512), { ...homeScreenIcon(512), purpose: 'maskable' }],
  });
  return files('manifest', 'application/manifest+json', { 'manifest.webmanifest': source });
}

/**
 * Makes a plugin for generated files, given as contents by path: the dev server serves them, and a build
 * writes them.
 */
function files(name: string, type: string, sources: Record<string, string>): Plugin {
  return {
    name,
    configureServer: ({ middlewares }) => {
      for (const [path, source] of Object.entries(sources)) {
        middlewares.use(`/${path}`, (_, response) => {
          response.setHeader('Content-Type', type);
          response.end(source);
        });
      }
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(sources))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function homeScreenIcon(size: number) {
  return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}
