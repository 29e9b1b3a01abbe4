import { config } from '../config';

/** The texts of the layout, and of components that every page may show. */
export const uiMessages = {
  layout: {
    profile: 'Meu perfil',
    login: 'Minha conta',
    room: 'Sala de espera',
    terms: 'Termos e privacidade',
  },
  siteDescription: `${config.brandName}: promoções, prêmios e a sala de espera do show ao vivo.`,
  organizer: 'Realização: ',
  loading: 'Carregando…',
  notLoaded: 'Não conseguimos carregar. Verifique a sua internet e tente de novo.',
  tryAgain: 'Tentar de novo',
  pageFailed: 'A página não abriu',
  toHome: 'Ir para o início',
  toPromotions: 'Ver as promoções',
  share: 'Chamar os amigos',
  newTab: '(abre em outra aba)',
} as const;
