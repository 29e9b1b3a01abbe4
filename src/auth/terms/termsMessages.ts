/** The texts of TermsQuestion.tsx. */
export const termsMessages = {
  label: 'Os nossos termos mudaram',
  text: 'O seu cadastro continua valendo.',
  more: 'O que mudou',
  /**
   * Says what has changed since the oldest version that firestore.rules accept: a person may have skipped
   * those between.
   */
  changes: (day: string) =>
    `A versão de ${day} diz que dados guardamos e por quê, quem responde por eles, quem mais os vê, por quanto tempo ficam as listas e as contas, que cliques valem na sala de espera e que quem entra na sessão ao vivo aparece no show.`,
  link: 'Ler os termos',
  accept: 'Li e aceito',
  busy: 'Salvando…',
  notAccepted: 'O seu aceite não foi registrado. Verifique a sua internet e tente de novo.',
  accepted: 'Aceite registrado. Obrigado!',
} as const;
