/**
 * Texts for people who take part in a promotion, or are about to. Separate from messages.ts, which the home
 * page loads, because the home page needs none of these texts.
 */
export const ownMessages = {
  signUp: {
    goal: 'Cadastre-se para concorrer a',
  },
  /** The steps to the result, in order; the first is `join` for a person who has an account. */
  steps: {
    signUp: 'Cadastre-se e participe',
    join: 'Participe com um toque',
    show: 'Esteja no show, ao vivo',
    result: 'Veja se você ganhou',
  },
  /** Beside the button: the phone may be lent, and its account somebody else's. */
  as: (name: string) => `Você participa como ${name}.`,
  /** After a sign-up that has not joined the promotion. */
  registered: 'Cadastro feito! Só falta participar.',
  /** After a failure. The answer may have been lost, so no text says that nothing has changed. */
  notJoined: 'Participação ainda não confirmada.',
  joining: 'Participando…',
  refused: 'Não deu: o prazo ou o regulamento mudou. Confira e tente de novo.',
  card: {
    heading: 'A sua participação',
    /** While it is unknown whether the person has left the promotion. */
    uncertain: 'Participação a confirmar',
    edit: 'Editar pelo aplicativo',
    joinAgain: 'Participar de novo',
    onceHint: 'Não é preciso: uma vez basta.',
    onceIsEnough: 'Tudo certo: você já está participando, e uma vez basta.',
    shareText: (promotion: string, brand: string) =>
      `Estou participando da promoção “${promotion}” (${brand}). Participe também!`,
    prize: 'Prêmio',
    name: 'Nome',
    code: 'Código',
  },
  next: {
    heading: 'E agora?',
    joined: 'Participando',
    uncertain: 'A confirmar',
    show: 'Esteja no show',
    showAt: (when: string) => `${when}, ao vivo.`,
    showUnknown: 'Quando o dia e a hora forem marcados, aparecem aqui.',
    room: 'Ver a sala de espera',
    result: 'Veja o resultado',
    resultAfter: (end: string) => `Sai nesta página depois de ${end}.`,
  },
  /** The outcome of a promotion, on a participation's card on the profile page. */
  outcome: {
    open: (end: string) => `Você está participando. Aberta até ${end}.`,
    waiting: 'Encerrada. O resultado sai em breve, aqui e na página da promoção.',
    named:
      'Se for você, entramos em contato pelo seu celular. Não pedimos dinheiro nem senha para entregar um prêmio.',
    hidden: 'Esta promoção não está mais publicada.',
    paused: 'Esta promoção não está aberta agora.',
  },
  participations: {
    none: 'Você ainda não participa de nenhuma promoção.',
    suggestion: 'Que tal esta?',
    since: (when: string) => `Desde ${when}`,
    code: (code: string) => `Código ${code}`,
    rules: 'Regulamento aceito',
    late: 'As suas participações ainda não chegaram. Verifique a sua internet: elas aparecem aqui assim que possível.',
  },
  leave: {
    button: 'Deixar de participar',
    question: 'Deixar mesmo de participar?',
    whileOpen: 'Você deixa de concorrer ao prêmio e só pode voltar enquanto a promoção estiver aberta.',
    ended: 'A promoção já terminou: se deixar, você não poderá mais receber o prêmio dela.',
    /** For a promotion that is hidden or incomplete: it may have ended before it was hidden or changed. */
    unknown: 'Se deixar, você perde o que tiver ganhado nela, e pode não conseguir voltar.',
    confirm: 'Sim, deixar',
    busy: 'Deixando…',
    cancel: 'Continuar participando',
    cancelEnded: 'Manter participação',
    /** After a failure. The answer may have been lost, so no text says that nothing has changed. */
    failed: 'Saída ainda não confirmada.',
    mayTakePart: 'Pode ser que você ainda esteja participando.',
    again: 'Tentar sair de novo',
    notNow: 'Agora não',
    done: (promotion: string) => `Você não participa mais de “${promotion}”.`,
  },
} as const;
