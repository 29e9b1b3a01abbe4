import type { Fields } from '../../base/fields';
import type { FindingLine } from '../../ui/Findings';

/**
 * One result of a check, in two wordings. `text` names the stored fields, for people who write in Firebase's
 * console; `plain` does not.
 */
export interface Finding extends FindingLine {
  /** The wording without field names, for the team's desk, where nobody sees the fields. */
  plain: string;
  /** The field of the desk's form at which the same mistake is shown; none if it is shown at no field. */
  field?: 'video' | 'fim' | 'foto' | 'retrato' | 'regulamento' | undefined;
}

export const right = (text: string, plain = text): Finding => ({ kind: 'right', text, plain });
export const wrong = (text: string, plain = text, field?: Finding['field']): Finding => ({
  kind: 'wrong',
  text,
  plain,
  field,
});
export const note = (text: string, plain = text): Finding => ({ kind: 'note', text, plain });

/** The check's result in the wording for the team's desk. */
export function inPlainWords({ kind, plain }: Finding): FindingLine {
  return { kind, text: plain };
}

/** Finds fields of a document that the site does not know, for example misspelt ones. */
export function checkUnknownFields(fields: Fields, known: string[]): Finding[] {
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const quoted = `“${name}”${known.includes(name.trim()) ? ' (com espaço)' : ''}`;
      return wrong(
        `O campo ${quoted} não tem efeito: os que valem são ${known.join(', ')}.`,
        `${quoted}, um campo escrito à mão, não tem efeito.`,
      );
    });
}
