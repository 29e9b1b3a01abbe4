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
  login: {
    heading: 'Por segurança, entre de novo',
    soon: 'A equipe entra de novo a cada 12 horas. Falta menos de uma hora: digite a sua senha antes do show.',
    now: 'A equipe entra de novo a cada 12 horas. Digite a sua senha e repita o que ia fazer: nada se perdeu.',
    password: 'Senha',
    button: 'Entrar de novo',
    busy: 'Entrando…',
  },
} as const;
