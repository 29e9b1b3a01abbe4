import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Names a CSS module's class by two numbers: one for its file, one for the class in that file. Vite's names
 * contain hashes, which make the style sheet an eighth larger after gzip. Files are numbered by path, because
 * the builds for the browser and for the prerenderer read them in different orders and must agree.
 * @param folder the folder with all CSS modules
 */
export function classNames(folder: string): (name: string, file: string) => string {
  const modules = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((path) => `/${basename(folder)}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.module.css'))
    .sort()
    .map((path) => ({ path, names: [] as string[] }));
  return (name, file) => {
    const number = modules.findIndex(({ path }) => file.endsWith(path));
    const names = modules[number]?.names;
    if (!names) throw new Error(`${file} is not in ${folder}.`);
    if (!names.includes(name)) names.push(name);
    return `_${number}_${names.indexOf(name)}`;
  };
}
