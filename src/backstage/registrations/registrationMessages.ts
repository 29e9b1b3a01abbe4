/** The texts of the part 'Cadastros'. */
export const registrationMessages = {
  person: 'pessoa se cadastrou.',
  people: 'pessoas se cadastraram.',
  caption: 'Cadastros por estado, do maior ao menor',
  columns: ['Estado', 'Pessoas e parte do total'],
  fewerThan: (percent: string) => `menos de ${percent}`,
  meaning:
    'Cada pessoa conta uma vez, no estado que escolheu ao se cadastrar. Quem exclui a conta continua contado.',
  readAgain: 'Contar de novo',
} as const;
