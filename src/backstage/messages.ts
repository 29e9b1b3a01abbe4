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
  issues: {
    loginDue: 'A sua senha venceu. Digite-a acima e faça de novo: nada se perdeu.',
    noClock:
      'Não conseguimos a hora do servidor, e nada foi liberado. Tente de novo, ou use “Liberar agora”.',
    otherRelease:
      'Outra pessoa da equipe agiu no mesmo instante. Nada foi liberado por este aparelho: veja o que aparece agora.',
    releaseUnanswered:
      'O servidor não respondeu. Se a sala não aparecer em alguns segundos, aperte de novo: nunca abrem duas.',
    removalUnanswered: 'O servidor não respondeu. Se a sala continuar aqui, aperte de novo.',
    unanswered: 'O servidor não respondeu. O que você digitou continua aqui: tente de novo.',
    refused:
      'O banco de dados recusou. Algum campo foi escrito à mão e está errado: abra “O show”, confira e salve de novo.',
  },
} as const;
