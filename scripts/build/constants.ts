import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the site's own pictures, inside `public`. */
const PICTURES = 'promocoes';

/** Provides the module `virtual:estados`: Brazil's states, sorted by name. */
export function states(): Plugin {
  return constant('estados', 'states', () => getStates().map(({ code, name }) => ({ code, name })));
}

/** Provides the module `virtual:imagens`: the paths of the site's own pictures, sorted by name. */
export function pictures(): Plugin {
  return constant('imagens', 'pictures', (publicFolder) => {
    const folder = join(publicFolder, PICTURES);
    // Git keeps no empty folder.
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const images = files.filter((file) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file));
    return images.sort().map((file) => encodeURI(`/${PICTURES}/${file}`));
  });
}

/**
 * Makes a plugin for the module `virtual:` + `name`, with one export.
 * @param valueIn what is exported, given the path of the folder `public`
 */
function constant(name: string, exported: string, valueIn: (publicFolder: string) => unknown): Plugin {
  const id = `\0virtual:${name}`;
  let publicFolder: string;
  return {
    name,
    configResolved: ({ publicDir }) => void (publicFolder = publicDir),
    resolveId: (asked) => (asked === `virtual:${name}` ? id : undefined),
    load: (loaded) =>
      loaded === id ? `export const ${exported} = ${JSON.stringify(valueIn(publicFolder))};` : undefined,
  };
}
