import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { SECOND_MS } from '../../src/base/durations';
import { PLACES } from '../../src/model';
import type { Project } from '../shared/connect';
import { productionSettings } from '../shared/environment';
import { ROOT } from '../shared/project';
import { isStaging, PROJECT_OPTIONS, projectOf } from '../shared/projectOptions';
import { parseOptions, UsageError } from '../shared/terminal';
import type { ShowKind } from './show';

/** One visitor more than places, so that somebody loses. */
export const MIN_VISITORS = PLACES + 1;
/** The most visitors that one machine can simulate. */
export const MAX_VISITORS = 5_000;
const MAX_SEED = 2 ** 32 - 1;
/** The longest attack, s: as long as an idle transaction can hold a lock. */
export const MAX_LOCK_SECONDS = 60;

const OPTIONS = {
  visitantes: { type: 'string' },
  protegida: { type: 'boolean' },
  cadastrados: { type: 'boolean' },
  sincronizada: { type: 'boolean' },
  ataque: { type: 'string' },
  segundos: { type: 'string' },
  semente: { type: 'string' },
  json: { type: 'boolean' },
  relatorio: { type: 'string' },
  ...PROJECT_OPTIONS,
} as const;

/** @throws UsageError */
export function readOptions(args: string[]) {
  const { values } = parseOptions({ args, options: OPTIONS });
  const { visitantes, semente, relatorio } = values;
  if (visitantes === undefined) throw new UsageError('Faltou dizer quantos visitantes.');
  const id = projectOf(values);
  const staging = isStaging(values);
  const synchronized = values.sincronizada === true;
  const show: ShowKind = values.cadastrados
    ? 'registered'
    : values.protegida || synchronized
      ? 'protected'
      : 'plain';
  if (id !== undefined && show !== 'plain')
    throw new UsageError(
      'Por enquanto, --protegida, --cadastrados e --sincronizada só ensaiam nos emuladores: o ensaio escreve o endereço, as configurações e os cadastros, e os visitantes entram sem senha, o que um projeto de verdade recusa. Tire --projeto e --ambiente.',
    );
  const lockMs = lockMsOf(values);
  if (lockMs !== null && synchronized) throw new UsageError('Escolha um: --sincronizada ou --ataque.');
  if (lockMs !== null && id !== undefined && !staging)
    throw new UsageError(
      'Um ataque nunca é contra produção: use --ambiente homologacao, ou tire --projeto para atacar os emuladores.',
    );
  if (relatorio !== undefined) checkReportPath(relatorio);
  const random = String(Math.floor(Math.random() * MAX_SEED));
  return {
    size: integer('--visitantes', visitantes, MIN_VISITORS, MAX_VISITORS),
    show,
    /** Whether to rehearse a release with an opening time, too. */
    synchronized,
    seed: integer('--semente', semente ?? random, 0, MAX_SEED),
    /** How long a stranger locks the room, ms; null for no attack. */
    lockMs,
    json: values.json === true,
    report: relatorio,
    /** The real project; undefined for the emulators. */
    project: id === undefined ? undefined : webProject(id, staging),
  };
}

function lockMsOf({ ataque, segundos }: { ataque?: string; segundos?: string }): number | null {
  if (ataque === undefined && segundos !== undefined)
    throw new UsageError('--segundos vale só com --ataque trava.');
  if (ataque === undefined) return null;
  if (ataque !== 'trava') throw new UsageError(`--ataque só conhece trava, e não "${ataque}".`);
  return SECOND_MS * integer('--segundos', segundos ?? String(MAX_LOCK_SECONDS), 1, MAX_LOCK_SECONDS);
}

/**
 * The real project with the API key with which its visitors connect.
 * @throws UsageError if the settings have no key, or are those of another project
 */
function webProject(id: string, staging: boolean): Project {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = staging
    ? productionSettings(true)
    : loadEnv('production', ROOT, 'VITE_FIREBASE_');
  if (!projectId || !apiKey)
    throw new UsageError(
      'Faltam VITE_FIREBASE_PROJECT_ID e VITE_FIREBASE_API_KEY, no ambiente ou no arquivo .env.',
    );
  if (projectId !== id)
    throw new UsageError(
      `O arquivo .env é do projeto ${projectId}, e não do ${id}. Confira qual dos dois está certo.`,
    );
  return { projectId, apiKey };
}

function integer(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`${name} precisa ser um número inteiro de ${min} a ${max}, e não "${text}".`);
  return value;
}

/** Fails before the rehearsal, which can take minutes, if the report could not be written. */
function checkReportPath(file: string): void {
  if (!/[^/\\]\.html$/.test(file))
    throw new UsageError('--relatorio precisa do nome de um arquivo .html, por exemplo ensaio.html.');
  try {
    closeSync(openSync(file, 'a'));
  } catch {
    throw new UsageError(`O relatório não pode ser escrito em ${resolve(file)}: confira a pasta.`);
  }
}
