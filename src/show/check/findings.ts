import type { Fields } from '../../base/fields';
import type { FindingLine } from '../../ui/Findings';

/** What a check has found. Its `text` names the fields, for people who write in Firebase's console. */
export interface Finding extends FindingLine {
  /** The same without names of fields, for the team at the desk, who do not see them. */
  plain: string;
}

export const right = (text: string, plain = text): Finding => ({ kind: 'right', text, plain });
export const wrong = (text: string, plain = text): Finding => ({ kind: 'wrong', text, plain });
export const note = (text: string, plain = text): Finding => ({ kind: 'note', text, plain });

/** The finding as the desk shows it. */
export function inPlainWords({ kind, plain }: Finding): FindingLine {
  return { kind, text: plain };
}

/** Finds each field that the site does not know, for example a misspelt one. */
export function checkUnknownFields(fields: Fields, known: string[]): Finding[] {
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) =>
      wrong(
        `O campo ${name} não tem efeito: os que valem são ${known.join(', ')}.`,
        `“${name}”, um campo escrito à mão, não tem efeito.`,
      ),
    );
}
