export const registrationMessages = {
  person: 'pessoa se cadastrou.',
  people: 'pessoas se cadastraram.',
  atLeast: { person: 'pessoa, no mínimo.', people: 'pessoas, no mínimo.' },
  caption: 'Por estado',
  state: 'Estado',
  peopleColumn: 'Pessoas',
  share: 'Parte',
  others: (states: number, people: number) =>
    `${states === 1 ? 'Outro estado' : `Outros ${states} estados`}: ${people === 1 ? '1 pessoa' : `${people.toLocaleString('pt-BR')} pessoas`}`,
  othersCaption: 'Os outros estados',
  unusable: 'Contagem com erro, mas nenhum cadastro se perdeu.',
  /** @param wrong the wrong counters, in words, for the developer */
  repair: (wrong: string) => `Diga ao desenvolvedor o que está errado no banco: ${wrong}.`,
  total: 'o total',
  noTotal: 'Por ora, o total é a soma dos estados.',
  uncounted: 'Fora da conta',
  meaning:
    'Cada pessoa conta uma vez, no estado que escolheu ao se cadastrar. Quem exclui a conta continua contado.',
  /** @param hour 'às 21h' */
  counted: (hour: string) => `Contado ${hour}.`,
  readAgain: 'Contar de novo',
} as const;
