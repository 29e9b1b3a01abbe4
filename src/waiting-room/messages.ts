import { PLACES } from '../model';
import { messages as show } from '../show/messages';

/** The texts of the waiting room. */
export const messages = {
  heading: 'Sala de espera',
  description: `Ao vivo nos dias de show: espere aqui pelo botão. As ${PLACES} primeiras pessoas a clicar entram no show e podem levar o prêmio.`,
  loading: [
    'Não saia daqui!',
    'Em alguns instantes o botão será liberado!',
    'Se você for o primeiro a clicar, vai participar comigo, ao vivo, e poderá levar o prêmio!',
  ],
  slot: 'O botão acende aqui',
  over: [show.over, 'Volte para o Show de Prêmios, daqui a pouco tem mais!'],
  buttonIn: 'O botão aparece em',
  getReady: ['Prepare-se!', 'Toque em Entrar assim que ele acender.'],
  buttonSoon: (seconds: number) => `O botão aparece em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  enter: 'Entrar',
  entering: 'Entrando…',
  leaving: ['Você conseguiu!', 'Abrindo o show ao vivo…'],
  returned: ['Sua vaga está garantida!', 'Toque em Entrar para participar do show.'],
  noAddress: [
    'Sua vaga está garantida!',
    'Ainda não conseguimos abrir o show para você. Fique aqui: a página continua tentando.',
  ],
  code: (code: string) => `Sua vaga: ${code}`,
  codeHint: 'Tire um print: a equipe pode pedir.',
  signIn: [
    'Este show é para quem tem cadastro',
    'Entre na sua conta antes de o botão aparecer. A página volta para cá sozinha.',
  ],
  signInNow: ['O botão foi liberado!', 'Este show é para quem tem cadastro: entre na sua conta para clicar.'],
  signUp: 'Cadastre-se grátis',
  login: 'Já tenho conta',
  takesPartAs: (name: string) => `Você participa como ${name}.`,
  lost: [
    'Não foi dessa vez!',
    'Alguém foi mais rápido que você.',
    'Volte para o Show de Prêmios, daqui a pouco tem mais!',
  ],
  clickedAt: (click: string) => `Você clicou aos ${click}\u00a0s!`,
  tooLate: (full: string, click: string) =>
    `As ${PLACES} vagas acabaram em ${full}\u00a0s. O seu clique veio aos ${click}\u00a0s.`,
  closeCall: (click: string) =>
    `O seu clique veio aos ${click}\u00a0s. Vale a ordem em que os cliques chegam ao servidor.`,
  released: 'O botão Entrar foi liberado!',
  full: `As ${PLACES} vagas já foram preenchidas.`,
  anotherRoom: 'Fique nesta página: se houver outra rodada, o botão acende de novo.',
  confirming: 'Estamos confirmando o seu clique. Fique nesta página.',
  stillTrying: 'Está demorando mais que o normal. Fique nesta página: continuamos tentando.',
  disconnected: ['Você está sem internet.', 'Fique aqui: a sala volta sozinha.'],
  checkInternet: 'Confira o Wi-Fi ou os dados do celular.',
  tryNow: 'Tentar agora',
  promotions: 'Ver as promoções',
  share: 'Chamar os amigos',
  shared: (brand: string) => `Estou esperando o show ao vivo do ${brand}. Vem comigo!`,
  videoTitle: 'Transmissão ao vivo',
  skipVideo: 'Pular o vídeo',
  noVideo: {
    none: 'O show aparece aqui.',
    soon: show.soon,
    live: 'O show aparece aqui em instantes.',
  },
  releasedTitle: '● Entre agora!',
} as const;
