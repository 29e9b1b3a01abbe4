/** The texts of the desk's frame: navigation, login, connection. */
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
  loginDue:
    'Nada foi feito: faz mais de 12 horas que você digitou a senha. Digite a sua senha no alto desta página e repita.',
  offline: 'Sem internet: este botão volta a funcionar com ela.',
  unanswered: 'O servidor não respondeu. O que você digitou continua aqui: tente de novo.',
  login: {
    heading: 'Digite a sua senha de novo',
    soon: 'Faça isso antes do show: em menos de 1 hora o painel a pede, e digitada agora ela vale mais 12 horas.',
    now: 'O painel não muda nada até você digitar a senha: faz mais de 12 horas da última vez. O que você preencheu continua aqui.',
    password: 'Senha',
    passwordMissing: 'Digite a sua senha.',
    button: 'Confirmar a senha',
    busy: 'Confirmando…',
  },
} as const;
