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
    text: (email: string) =>
      `O e-mail ${email} é seu, e foi você que fez o cadastro? Se foi outra pessoa, não confirme: crie uma nova senha, e a conta passa a ser só sua.`,
    button: 'Confirmar e-mail',
    doneHeading: 'E-mail confirmado!',
    done: 'Obrigado. Falta só conferir, no seu perfil, o celular pelo qual ligamos se você ganhar.',
  },
  verifyAndChangeEmail: {
    heading: 'Confirme o seu novo e-mail',
    text: (email: string) => `A sua conta passa a usar o e-mail ${email}.`,
    button: 'Trocar o e-mail',
    doneHeading: 'E-mail trocado!',
    done: 'Entre de novo, com o novo e-mail e a mesma senha.',
  },
  recoverEmail: {
    heading: 'Desfazer a troca do e-mail',
    text: (email: string) => `A sua conta volta a usar o e-mail ${email}.`,
    button: 'Desfazer a troca',
    doneHeading: 'Troca desfeita',
    done: 'Se não foi você que trocou o e-mail, alguém sabe a sua senha: crie uma nova.',
  },
  busy: 'Um momento…',
  failed: 'Não conseguimos abrir o link. Verifique a sua internet e tente de novo.',
  refused: {
    heading: 'Este link não pode ser usado',
    expired: 'Ele venceu. Peça outro.',
    used: 'Ele já foi usado, foi trocado por um mais novo ou não veio inteiro. Se for preciso, peça outro.',
    lastOne: 'Ele venceu ou já foi usado. Se não foi você que trocou o e-mail, fale com quem organiza.',
    gone: 'A conta deste link não existe mais ou foi desativada.',
    foreign:
      'Ele não é deste site ou não veio inteiro. Abra o e-mail e toque de novo no link; se não der certo, peça outro.',
  },
  toProfile: 'Ver o meu perfil',
  toLogin: 'Entrar na conta',
  toReset: 'Criar uma nova senha',
  another: 'Pedir outro link',
  forPassword: 'Pedir link para nova senha',
  forConfirmation: 'Pedir link de confirmação',
  toHome: 'Ir para o início',
} as const;
