const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The texts about what is left of earlier shows. */
export const earlierMessages = {
  heading: 'Shows anteriores',
  found: (places: number, rooms: number) =>
    `Estão guardados, há mais de um dia: ${counted(places, 'vaga', 'vagas')} e ${counted(rooms, 'endereço de sala', 'endereços de salas')}, com quem ganhou em cada sala.`,
  meaning:
    'Podem ter nomes e celulares, e a lei (LGPD) pede que não fiquem além do necessário. Depois de apagados, ninguém mais consegue provar uma vaga: apague só com os prêmios entregues, a lista guardada e nenhuma dúvida pendente.',
  button: (count: number) => `Apagar os dados dos shows anteriores (${count})`,
  busy: 'Apagando…',
  done: 'Apagado: dos shows anteriores não resta nenhum dado de quem ganhou.',
} as const;
