import type { Fields } from './fields';

/** One line of a check, as it is shown. */
export interface Line {
  /** `note`: neither right nor wrong, or something that a visitor's page cannot know. */
  kind: 'right' | 'wrong' | 'note';
  text: string;
}

/** What a check has found. Its `text` is for who writes in Firebase's console, with the names of the fields there. */
export interface Finding extends Line {
  /** The same for the team at the desk, who see no fields. */
  plain: string;
}

export const right = (text: string, plain = text): Finding => ({ kind: 'right', text, plain });
export const wrong = (text: string, plain = text): Finding => ({ kind: 'wrong', text, plain });
export const note = (text: string, plain = text): Finding => ({ kind: 'note', text, plain });

/** The finding as the desk shows it. */
export function inPlainWords({ kind, plain }: Finding): Line {
  return { kind, text: plain };
}

/** Each field that the site does not know: a misspelt one, for example. */
export function checkUnknownFields(fields: Fields, known: string[]): Finding[] {
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) =>
      wrong(
        `O campo ${name} não tem efeito: os que valem são ${known.join(', ')}.`,
        `“${name}”, escrito à mão no console, não tem efeito.`,
      ),
    );
}
