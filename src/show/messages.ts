export const publicShowMessages = {
  live: 'AO VIVO',
  startsIn: 'O show começa em',
  beginsIn: (time: string) => `Começa em ${time}`,
  soon: 'O show começa em instantes',
  /** Up to 10 minutes before. */
  near: 'O show começa em menos de 10 minutos',
  over: 'Até o próximo show!',
  units: {
    days: ['dia', 'dias'],
    hours: ['hora', 'horas'],
    minutes: ['min', 'min'],
    seconds: ['seg', 'seg'],
  },
  rules: 'Regulamento do show',
  calendar: 'Salvar na agenda',
  or: 'ou ',
  google: 'usar o Google Agenda',
  otherCalendar: 'usar outra agenda',
  bar: {
    begins: ['O show começa em', 'Ir para a sala'],
    live: ['O show está no ar!', 'Entrar na sala'],
    released: ['O botão foi liberado!', 'Entrar agora'],
  },
  eventTitle: (brand: string) => `${brand}, ao vivo`,
  eventText: (address: string) => `Espere pelo botão na sala de espera: ${address}`,
} as const;
