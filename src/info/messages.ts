export const messages = {
  soon: {
    title: 'Em breve',
    description: 'O aplicativo está chegando.',
    heading: 'O aplicativo está chegando!',
    text: (day: string) => `O aplicativo estará disponível a partir de ${day}.`,
    link: 'Acessar meu perfil',
  },
  download: {
    title: 'Baixe o aplicativo',
    description: 'Baixe o aplicativo para acompanhar o show no celular.',
    heading: 'Baixe o aplicativo',
    text: 'Baixe o aplicativo para editar a sua participação nas campanhas e muito mais.',
    button: 'BAIXAR APLICATIVO!',
    back: 'Voltar',
  },
  alreadyIn: {
    title: 'Você já participa',
    heading: 'Você já está participando!',
    named: (promotion: string) => `Você já participa da promoção ${promotion}.`,
    unnamed: 'Você já participa desta promoção.',
  },
  /** For the prerendered HTML that serves all addresses without HTML of their own. */
  any: {
    title: 'Aviso',
    description: 'Um aviso sobre a sua participação.',
  },
  unknown: 'Ops algo deu errado',
  unknownText: 'Não há nada neste endereço. As promoções estão no início.',
  home: 'Ir para o início',
  notFound: {
    title: 'Página não encontrada',
    description: 'Esta página não existe.',
    heading: 'OPS! ESSA PÁGINA NÃO EXISTE!',
    text: 'O endereço pode estar incompleto ou ter mudado.',
    link: 'Voltar para tela Início!',
  },
} as const;
