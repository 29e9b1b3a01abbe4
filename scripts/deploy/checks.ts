import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TERMS_DAY } from '../../src/model';
import { loadRules } from '../shared/admin';
import { FREE_PORTS, startEmulators } from '../shared/emulators';
import { productionSettings, type Settings } from '../shared/environment';
import { featuresOf } from '../shared/features';
import { filesIn } from '../shared/headers';
import type { Size } from '../shared/sizes';
import { developmentTraces } from './developmentTraces';
import { buildPublication, type Publication } from './publication';

/** The result of a successful check. A failed check rejects with an error that says what to do. */
export interface CheckResult<T = void> {
  summary: string;
  /**
   * Whether a person has to decide: the check got no answer, for example without internet, or its right
   * result depends on the kind of show.
   */
  unknown?: boolean;
  value?: T;
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export async function checkSettings(staging: boolean): Promise<CheckResult<Settings>> {
  const settings = productionSettings(staging);
  const { configured, absent } = featuresOf(settings);
  const parts = [
    `completos, do projeto ${settings.VITE_FIREBASE_PROJECT_ID}, em ${settings.VITE_SITE_URL}`,
    `termos de ${TERMS_DAY}`,
    `opcionais ligados: ${configured.join(', ') || 'nenhum'}`,
    `desligados: ${absent.join(', ') || 'nenhum'}`,
  ];
  return { summary: parts.join('; '), value: settings };
}

/**
 * Compiles the rules with the Firestore emulator, which checks only the grammar of the Storage rules; the
 * deploy itself checks the rest.
 */
export async function checkRules(folder: string): Promise<CheckResult> {
  const { firestore, stop } = await startEmulators({ ports: FREE_PORTS });
  try {
    for (const file of ['firestore.rules', 'storage.rules'])
      await loadRules(firestore, readFileSync(join(folder, file), 'utf8'));
  } finally {
    await stop();
  }
  return { summary: 'compilam' };
}

/** The part of firebase-tools that validates indexes before a deploy. */
interface FirestoreApi {
  upgradeOldSpec: (spec: unknown) => unknown;
  validateSpec: (spec: unknown) => void;
}

/**
 * Checks firestore.indexes.json with the validation of firebase-tools.
 * @param file the contents of the file
 */
export async function checkIndexes(file: string): Promise<CheckResult> {
  const { FirestoreApi } = createRequire(import.meta.url)('firebase-tools/lib/firestore/api') as {
    FirestoreApi: new () => FirestoreApi;
  };
  const api = new FirestoreApi();
  const spec = JSON.parse(file) as { indexes: unknown[] };
  api.validateSpec(api.upgradeOldSpec(spec));
  return { summary: `${spec.indexes.length}, todos válidos` };
}

/** Builds the publication and checks that it contains no traces of development. */
export async function checkBuild(
  ...args: Parameters<typeof buildPublication>
): Promise<CheckResult<Publication>> {
  const publication = await buildPublication(...args);
  const dist = join(publication.folder, 'dist');
  const traces = developmentTraces(dist);
  if (traces.length > 0)
    throw new Error(
      `tem ${traces.join('; ')}. O que é de desenvolvimento só pode ficar onde import.meta.env.MODE !== 'production'.`,
    );
  return {
    summary: `${filesIn(dist).length} arquivos, nenhum com vestígio de desenvolvimento`,
    value: publication,
  };
}

export async function checkSizes(sizes: Size[]): Promise<CheckResult> {
  const above = sizes.filter(({ figure, most }) => figure > most);
  if (above.length > 0)
    throw new Error(
      `acima do limite: ${textOf(above)}. O que for novo precisa ser carregado depois, e só onde é usado.`,
    );
  return { summary: textOf(sizes) };
}

function textOf(sizes: Size[]): string {
  const texts = sizes.map(
    ({ what, figure, most, unit }) =>
      `${what} ${decimal.format(figure)}${unit} (até ${decimal.format(most)})`,
  );
  return texts.join('; ');
}
