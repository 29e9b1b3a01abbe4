import { hourText, shortDay } from '../../../base/dates';

const winners = (count: number) => (count === 1 ? '1 pessoa ganhou.' : `${count} pessoas ganharam.`);

/** Texts about the earlier rooms of the last 24 hours, and about the data left of earlier shows. */
export const earlierMessages = {
  room: {
    /** @param opened when the room opened: today or, as rooms are listed for 24 hours, yesterday */
    heading: (opened: Date) => {
      const day = shortDay(opened) === shortDay(new Date()) ? '' : 'ontem, ';
      return `Sala anterior, ${day}${hourText(opened)}`;
    },
    unsaved: 'Correção não guardada',
    /** How many winners are still to tick, said while the list is folded. */
    missing: (count: number) =>
      count === 0 ? 'Ninguém falta.' : `${count === 1 ? 'Falta' : 'Faltam'}\u00A0${count}.`,
  },
  heading: 'Shows anteriores',
  days: (count: number) => (count === 1 ? '1 dia' : `${count} dias`),
  winners,
  day: (rooms: number, people: number) => {
    const where = rooms === 1 ? 'Em 1 sala, ' : rooms > 1 ? `Em ${rooms} salas, ` : '';
    return where + (people === 0 ? 'ninguém ganhou.' : winners(people));
  },
  ago: (days: number) => (days === 1 ? 'Há 1 dia.' : `Há ${days} dias.`),
  before: 'Antes de apagar',
  meaning: [
    'Apague só com os prêmios entregues, a lista guardada e nenhuma dúvida pendente.',
    'Depois, ninguém consegue provar uma vaga.',
    'A lei (LGPD) pede que nomes e celulares não fiquem além do necessário.',
  ],
  button: (days: number) => `Apagar os dados de ${days}\u00A0${days === 1 ? 'dia' : 'dias'}`,
  busy: 'Apagando…',
  done: 'Os dados dos shows anteriores foram apagados.',
} as const;
