/** The texts around the parts of the desk. */
export const messages = {
  title: 'Bastidores',
  description: 'O painel da equipe do show.',
  navigation: 'Partes dos bastidores',
  parts: {
    live: 'Ao vivo',
    promotions: 'Promoções',
    registrations: 'Cadastros',
    show: 'O show',
  },
  removed: 'Você não faz mais parte da equipe.',
  loginDue: 'A sua senha venceu. Digite-a acima e faça de novo: nada se perdeu.',
  unanswered: 'O servidor não respondeu. O que você digitou continua aqui: tente de novo.',
  login: {
    heading: 'Por segurança, entre de novo',
    soon: 'Sua senha vence em menos de uma hora. Digite-a antes do show.',
    now: 'Sua senha venceu: ela vale 12 horas. Digite-a e repita o que ia fazer: nada se perdeu.',
    password: 'Senha',
    passwordMissing: 'Digite a sua senha.',
    button: 'Entrar de novo',
    busy: 'Entrando…',
  },
} as const;
