/** One line of the check. `note`: neither right nor wrong, or something that a visitor's page cannot know. */
export interface Finding {
  kind: 'right' | 'wrong' | 'note';
  text: string;
}

/** A document as the admin has written it. */
export type Fields = Record<string, unknown>;

export const right = (text: string): Finding => ({ kind: 'right', text });
export const wrong = (text: string): Finding => ({ kind: 'wrong', text });
export const note = (text: string): Finding => ({ kind: 'note', text });

export function ofUnknownFields(fields: Fields, known: string[]): Finding[] {
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => wrong(`O campo ${name} não tem efeito: os que valem são ${known.join(', ')}.`));
}
