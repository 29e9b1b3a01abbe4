/**
 * What the HTML of each page has without JavaScript, by address. `data` is the number of features whose
 * `firebase.ts` the HTML preloads.
 */
export const PAGES: Record<string, { title: string; heading: string; data?: number }> = {
  '/': { title: 'Promoções e prêmios ao vivo', heading: 'Clique primeiro e entre ao vivo no show!', data: 2 },
  '/sala-de-espera': { title: 'Sala de espera', heading: 'Não saia daqui!', data: 1 },
  '/promo/natal': { title: 'Promoção', heading: 'Promoção', data: 2 },
  '/login': { title: 'Entrar na conta', heading: 'Entre na sua conta', data: 1 },
  '/recuperar-senha': { title: 'Recuperar senha', heading: 'Recupere a sua senha', data: 1 },
  '/sign-up/novo-cadastro': { title: 'Novo cadastro', heading: 'Faça o seu cadastro', data: 1 },
  '/acao': { title: 'Link do e-mail', heading: 'Carregando…', data: 1 },
  '/profile': { title: 'Meu perfil', heading: 'Carregando o seu perfil…', data: 1 },
  '/pg-infor/em-breve': { title: 'O aplicativo', heading: 'O aplicativo já chegou!' },
  '/pg-infor/baixar-app': { title: 'Baixe o aplicativo', heading: 'Baixe o aplicativo' },
  '/pg-infor/outra': { title: 'Aviso', heading: 'Carregando…' },
  '/termos': { title: 'Termos e privacidade', heading: 'Termos de uso e aviso de privacidade' },
  '/nao/existe': { title: 'Página não encontrada', heading: 'OPS! ESSA PÁGINA NÃO EXISTE!' },
};
