/** Texts about the earlier rooms of the last 24 hours, and about the data left of earlier shows. */
export const earlierMessages = {
  room: {
    /** @param time 'às 20h30' */
    heading: (time: string) => `Sala anterior, ${time}`,
    winners: (count: number) => (count === 1 ? '1 pessoa ganhou' : `${count} pessoas ganharam`),
    unsaved: 'Correção não guardada',
  },
  heading: 'Shows anteriores',
  left: (count: number) => (count === 1 ? '1 registro guardado' : `${count} registros guardados`),
  found: (places: number, rooms: number) => {
    const left = [
      places > 0 && (places === 1 ? '1 vaga' : `${places} vagas`),
      rooms > 0 && (rooms === 1 ? '1 endereço de sala' : `${rooms} endereços de salas`),
    ];
    return `Ainda aqui, há mais de um dia: ${left.filter(Boolean).join(' e ')}.`;
  },
  meaning:
    'Podem ter nomes e celulares de quem ganhou, e a lei (LGPD) pede que não fiquem além do necessário. Depois de apagados, ninguém mais consegue provar uma vaga: apague só com os prêmios entregues, a lista guardada e nenhuma dúvida pendente.',
  button: 'Apagar os dados',
  busy: 'Apagando…',
  done: 'Os dados dos shows anteriores foram apagados.',
} as const;
