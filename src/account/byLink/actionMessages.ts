/** The texts of the pages that links in e-mails open. */
export const actionMessages = {
  page: { title: 'Link do e-mail', description: 'Confirme o seu e-mail ou crie uma nova senha.' },
  resetPassword: {
    heading: 'Crie uma nova senha',
    account: (email: string) => `Para a conta ${email}.`,
    password: 'Nova senha',
    button: 'Salvar a nova senha',
    busy: 'Salvando…',
    done: 'A sua senha foi trocada. Entre com a nova senha.',
  },
  verifyEmail: {
    heading: 'Confirme o seu e-mail',
    text: (email: string) => `O e-\u2060mail ${email} é\u00a0seu, e foi você que fez o cadastro?`,
    notMe: 'Se foi outra pessoa, não confirme: crie uma nova senha, e a conta passa a ser só sua.',
    button: 'Confirmar e-mail',
    doneHeading: 'E-mail confirmado!',
    done: 'Obrigado. Falta só conferir, no seu perfil, o celular pelo qual falamos com você se você ganhar.',
  },
  verifyAndChangeEmail: {
    heading: 'Confirme o seu novo e-mail',
    text: (email: string) => `A sua conta passa a usar o e-\u2060mail ${email}.`,
    notMe: 'Se não foi você que pediu, feche esta página: nada muda.',
    button: 'Trocar o e-mail',
    doneHeading: 'E-mail trocado!',
    done: 'Entre de novo, com o novo e-mail e a mesma senha.',
  },
  recoverEmail: {
    heading: 'Desfazer a troca do e-mail',
    text: (email: string) => `A sua conta volta a usar o e-\u2060mail ${email}.`,
    button: 'Desfazer a troca',
    doneHeading: 'Troca desfeita',
    done: 'Se não foi você que trocou o e-mail, alguém sabe a sua senha: crie uma nova.',
  },
  busy: 'Um momento…',
  refused: {
    heading: 'Este link não pode ser usado',
    expired: 'Ele venceu. Peça outro.',
    used: 'Ele já foi usado, foi trocado por um mais novo ou não veio inteiro. Se for preciso, peça outro.',
    lastOne: 'Ele venceu ou já foi usado. Se não foi você que trocou o e-mail, fale com quem organiza.',
    gone: 'A conta deste link não existe mais ou foi desativada.',
    foreign:
      'Ele não veio inteiro ou não é deste site. Abra o e\u2011mail e abra o link outra vez, ou peça outro aqui.',
  },
  toProfile: 'Conferir os meus dados',
  toLogin: 'Entrar na conta',
  toReset: 'Criar uma nova senha',
  another: 'Pedir outro link',
  /** Asked where the address does not say what the link was for. */
  whatFor: 'Para que era o link?',
  forConfirmation: 'Confirmar o meu e-mail',
} as const;
