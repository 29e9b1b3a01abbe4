/** The texts of TermsQuestion.tsx. */
export const termsMessages = {
  label: 'Os nossos termos mudaram',
  text: (day: string) =>
    `Desde ${day} eles dizem por quanto tempo e por que guardamos os seus dados, e quem responde por eles. O seu cadastro continua valendo.`,
  link: 'Ler os termos',
  accept: 'Li e aceito',
  busy: 'Salvando…',
  notAccepted: 'O seu aceite não foi registrado. Verifique a sua internet e tente de novo.',
  accepted: 'Aceite registrado. Obrigado!',
} as const;
