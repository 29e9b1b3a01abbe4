const APP_USE = 'Com ele você edita a sua participação nas promoções e muito mais.';

export const infoMessages = {
  app: { title: 'O aplicativo', description: 'Quando o aplicativo fica disponível.' },
  /** Texts for the time before the app can be downloaded. */
  soon: {
    heading: 'O aplicativo está chegando!',
    lines: (day: string) => [
      `O aplicativo estará disponível a partir de ${day}.`,
      'Até lá, participe das promoções e do show por aqui.',
    ],
  },
  /** Texts for the time from which the app can be downloaded. */
  here: {
    heading: 'O aplicativo já chegou!',
    lines: (day: string) => [APP_USE, `Disponível desde ${day}.`],
  },
  profile: 'Acessar meu perfil',
  download: {
    description: 'Baixe o aplicativo para editar a sua participação nas promoções.',
    heading: 'Baixe o aplicativo',
    text: APP_USE,
    button: 'BAIXAR APLICATIVO!',
    back: 'Voltar',
  },
  alreadyIn: {
    heading: 'Você já está participando!',
    /** Followed by the promotion's title. */
    named: 'Promoção',
    hint: 'Está tudo certo. Não\u00a0precisa fazer mais\u00a0nada.',
    promotion: 'Ver a promoção',
  },
  /** The title and description of the prerendered file that all other addresses of this page share. */
  any: {
    title: 'Aviso',
    description: 'Um aviso sobre a sua participação.',
  },
  unknown: {
    heading: 'Ops algo deu errado',
    text: 'Esta página não existe: confira o endereço.',
  },
  kept: 'O seu cadastro e as suas participações continuam\u00a0guardados.',
  notFound: {
    title: 'Página não encontrada',
    description: 'Esta página não existe.',
    heading: 'OPS! ESSA PÁGINA NÃO EXISTE!',
    text: 'Confira o endereço.',
    link: 'Voltar para tela Início!',
  },
} as const;
