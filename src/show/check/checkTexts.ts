import { PICTURE_ADDRESS, RULES_ADDRESS } from '../../base/addresses';
import type { Fields } from '../../base/fields';
import { wrong, type Finding } from './findings';

/** The labels of the show's texts in the desk's form. */
export const TEXT_LABELS = {
  premio: 'Prêmio',
  foto: 'Foto do prêmio',
  regulamento: 'Regulamento',
  apresentador: 'Quem apresenta',
  retrato: 'Foto de quem apresenta',
};

/** The texts of the show's settings besides the video, with the names by which the team knows them. */
const LABELS = { ...TEXT_LABELS, recado: 'Recado' };

export const TEXT_FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

/** Finds texts that the site does not show, or with which firestore.rules refuse the settings. */
export function checkTexts(fields: Fields): Finding[] {
  return TEXT_FIELDS.filter((name) => name in fields).flatMap(
    (name) => textMistake(name, fields[name]) ?? [],
  );
}

function textMistake(name: keyof typeof LABELS, value: unknown): Finding | null {
  const label = LABELS[name];
  if (typeof value !== 'string')
    return wrong(
      `${name} não é do tipo string: vale como se não existisse.`,
      `“${label}” foi escrito à mão, com um valor inválido, e não aparece.`,
    );
  // A space in the message does no harm: it has no address, and the desk's form of the show keeps it.
  if (name !== 'recado' && value !== value.trim()) return spaceAround(name, label);
  if (value === '') return null;
  if (name === 'regulamento' && !RULES_ADDRESS.test(value))
    return wrong(
      `regulamento não é um endereço https:// sem espaços: ${value}. O link para ele não aparece ou não abre.`,
      `O endereço do regulamento precisa começar com https:// e não ter espaços: ${value}. O link para ele não aparece ou não abre.`,
      name,
    );
  if ((name === 'foto' || name === 'retrato') && !PICTURE_ADDRESS.test(value))
    return wrong(
      `${name} não é um endereço de imagem, que começa com https:// ou com /: ${value}. A imagem não aparece.`,
      `“${label}” não é um endereço de imagem, que começa com https:// ou com /: ${value}. A imagem não aparece.`,
      name,
    );
  return null;
}

/** Says that a text has a space at an end, with which the rules may refuse whatever the desk writes. */
export function spaceAround(name: string, label: string): Finding {
  return wrong(
    `${name} tem um espaço no começo ou no fim: apague-o, ou os bastidores podem não conseguir gravar.`,
    `“${label}” tem um espaço no começo ou no fim: em “O show”, toque em “Salvar”, e ele sai.`,
  );
}
