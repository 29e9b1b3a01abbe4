/** Texts about a room's places and their winners. */
export const placeMessages = {
  heading: 'Quem ganhou',
  headingBefore: 'Vagas',
  before: 'Quem ganhar aparece aqui, com o código da vaga, que está no celular.',
  free: 'Livre',
  counted: 'Ocupada',
  nobody: 'Ninguém ganhou nesta sala.',
  codes: 'O código é o de “Sua vaga”, no celular de quem ganhou: compare.',
  onlyCodes: 'Você vê só o código de “Sua vaga”, no celular de quem ganhou: compare.',
  after: (seconds: string) => `${seconds} s`,
  nameless: 'Sem nome: compare o código.',
  unconfirmed: 'E-mail não confirmado: confira quem atende.',
  samePhone: (place: number) => `Mesmo celular da vaga ${place}: confira.`,
  call: 'Ligar',
  whatsApp: 'WhatsApp',
  whatsAppOf: (name: string) => `WhatsApp de ${name} (abre em outra aba)`,
  callTo: (phone: string, name: string) => `${phone}, ligar para ${name}`,
  arrived: 'Chegou',
  /** Asks to tick who has arrived in the call: other phones do not see the ticks of this one. */
  missing: (count: number) =>
    count === 0
      ? 'Todos chegaram.'
      : `Marque neste aparelho quem chegou: ${count === 1 ? 'falta' : 'faltam'}\u00A0${count}.`,
  ticked: (count: number) => (count === 1 ? 'chegou' : 'chegaram'),
  list: 'As vagas, na ordem dos cliques',
  lamps: {
    none: 'Nenhuma vaga saiu ainda.',
    lastClick: (seconds: string) => `O último clique foi aos ${seconds} s.`,
    lastPlace: (seconds: string) => `A última vaga saiu aos ${seconds} s.`,
    unfilled: (places: number) =>
      places === 1 ? 'Fechou com 1 vaga livre.' : `Fechou com ${places} vagas livres.`,
  },
} as const;
