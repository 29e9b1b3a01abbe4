/** The texts of TermsQuestion.tsx. */
export const termsMessages = {
  label: 'Os nossos termos mudaram',
  text: (day: string) =>
    `Desde ${day} eles dizem quem mais vê os seus dados, por quanto tempo ficam as listas e as contas, e que cliques valem na sala de espera. O seu cadastro continua valendo.`,
  link: 'Ler os termos',
  accept: 'Li e aceito',
  busy: 'Salvando…',
  notAccepted: 'O seu aceite não foi registrado. Verifique a sua internet e tente de novo.',
  accepted: 'Aceite registrado. Obrigado!',
} as const;
