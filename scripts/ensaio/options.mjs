import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../terminal.mjs';

/** With five places, the sixth visitor is the first who can lose. */
const FEWEST = 6;
/** What one machine carries. */
const MOST = 5_000;
const LARGEST_SEED = 2 ** 32 - 1;

export const USAGE = `Uso:
  npm run ensaio -- --visitantes N [--semente S] [--json] [--relatorio arquivo.html] [--projeto ID]

  --visitantes N             quantas pessoas esperam e clicam, de ${FEWEST} a ${MOST}
  --semente S                repete um ensaio: os mesmos tempos de reação e as mesmas respostas perdidas
  --json                     escreve na saída o resultado em JSON; com "npm run --silent ensaio", nada além dele
  --relatorio arquivo.html   escreve também uma página com gráficos
  --projeto ID               ensaia em um projeto de verdade (de homologação), depois de uma confirmação;
                             sem esta opção, o ensaio é nos emuladores

O ensaio termina com 0 se passou, 1 se não passou e 2 se foi chamado de um jeito errado.`;

/**
 * @typedef {object} Options
 * @property {number} size
 * @property {number} seed
 * @property {boolean} json
 * @property {string | undefined} report file's path
 * @property {string | undefined} project
 */

/**
 * @param {string[]} words
 * @returns {Options}
 * @throws {UsageError}
 */
export function readOptions(words) {
  const { visitantes, semente, json, relatorio, projeto } = parse(words);
  if (visitantes === undefined) throw new UsageError('Faltou dizer quantos visitantes.');
  if (projeto === '') throw new UsageError('--projeto precisa do ID do projeto.');
  if (relatorio !== undefined) checkFile(relatorio);
  return {
    size: integer('--visitantes', visitantes, FEWEST, MOST),
    seed:
      semente === undefined
        ? Math.floor(Math.random() * LARGEST_SEED)
        : integer('--semente', semente, 0, LARGEST_SEED),
    json: json === true,
    report: relatorio,
    project: projeto,
  };
}

/** @param {string[]} words */
function parse(words) {
  try {
    return parseArgs({
      args: words,
      options: {
        visitantes: { type: 'string' },
        semente: { type: 'string' },
        json: { type: 'boolean' },
        relatorio: { type: 'string' },
        projeto: { type: 'string' },
      },
    }).values;
  } catch {
    throw new UsageError('Há uma opção desconhecida, ou sem o seu valor.');
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} least
 * @param {number} most
 */
function integer(name, text, least, most) {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`${name} precisa ser um número inteiro de ${least} a ${most}, e não "${text}".`);
  return value;
}

/** Before anything starts, so that a long rehearsal does not end without its page. @param {string} file */
function checkFile(file) {
  if (!/[^/\\]\.html$/.test(file))
    throw new UsageError('--relatorio precisa do nome de um arquivo .html, por exemplo ensaio.html.');
  try {
    closeSync(openSync(file, 'a'));
  } catch {
    throw new UsageError(`O relatório não pode ser escrito em ${resolve(file)}: confira a pasta.`);
  }
}
