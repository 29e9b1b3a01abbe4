import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../shared/terminal';

/** There are five places, so the sixth visitor is the first who can lose. */
const MIN_VISITORS = 6;
/** The most that one machine can simulate. */
const MAX_VISITORS = 5_000;
const MAX_SEED = 2 ** 32 - 1;

export const USAGE = `Uso:
  npm run ensaio -- --visitantes N [--semente S] [--json] [--relatorio arquivo.html] [--projeto ID]

  --visitantes N             quantas pessoas esperam e clicam, de ${MIN_VISITORS} a ${MAX_VISITORS}
  --semente S                repete um ensaio: os mesmos tempos de reação e as mesmas respostas perdidas
  --json                     escreve na saída o resultado em JSON; com "npm run --silent ensaio", nada além dele
  --relatorio arquivo.html   escreve também uma página com gráficos
  --projeto ID               ensaia em um projeto de verdade (de homologação), depois de uma confirmação;
                             sem esta opção, o ensaio é nos emuladores

O ensaio termina com 0 se passou, 1 se não passou e 2 se foi chamado de um jeito errado.`;

export interface Options {
  size: number;
  seed: number;
  json: boolean;
  /** Path of the report. */
  report: string | undefined;
  project: string | undefined;
}

/** @throws {UsageError} */
export function readOptions(args: string[]): Options {
  const { visitantes, semente, json, relatorio, projeto } = parse(args);
  if (visitantes === undefined) throw new UsageError('Faltou dizer quantos visitantes.');
  if (projeto === '') throw new UsageError('--projeto precisa do ID do projeto.');
  if (relatorio !== undefined) checkReportPath(relatorio);
  return {
    size: integer('--visitantes', visitantes, MIN_VISITORS, MAX_VISITORS),
    seed:
      semente === undefined
        ? Math.floor(Math.random() * MAX_SEED)
        : integer('--semente', semente, 0, MAX_SEED),
    json: json === true,
    report: relatorio,
    project: projeto,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
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

function integer(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`${name} precisa ser um número inteiro de ${min} a ${max}, e não "${text}".`);
  return value;
}

/** Runs before the rehearsal, which can take minutes and would end without its report. */
function checkReportPath(file: string): void {
  if (!/[^/\\]\.html$/.test(file))
    throw new UsageError('--relatorio precisa do nome de um arquivo .html, por exemplo ensaio.html.');
  try {
    closeSync(openSync(file, 'a'));
  } catch {
    throw new UsageError(`O relatório não pode ser escrito em ${resolve(file)}: confira a pasta.`);
  }
}
