/** The texts of the part 'Cadastros'. */
export const registrationMessages = {
  person: 'pessoa se cadastrou.',
  people: 'pessoas se cadastraram.',
  caption: 'Por estado',
  state: 'Estado',
  peopleColumn: 'Pessoas',
  share: 'Parte',
  /** @param people '1.312' */
  others: (states: number, people: string) =>
    `Mais ${states === 1 ? '1 estado' : `${states} estados`}: ${people}`,
  othersCaption: 'Os outros estados',
  unusable:
    'Alguém mudou um contador no console, e ele não diz mais quantas pessoas são. Fale com o desenvolvedor.',
  noTotal: 'O total acima é a soma dos estados.',
  /** @param states 'AC, SP' */
  without: (states: string) => `Fora da conta: ${states}.`,
  meaning:
    'Cada pessoa conta uma vez, no estado que escolheu ao se cadastrar. Quem exclui a conta continua contado.',
  readAgain: 'Contar de novo',
} as const;
