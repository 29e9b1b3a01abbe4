import { PLACES } from '../model';

/** The texts of Lobby.tsx and AboutShow.tsx. */
export const lobbyMessages = {
  farAhead: (when: string) => `O show é ${when}`,
  nextShow: (when: string) => `O próximo show é ${when}.`,
  comeBack: 'Volte 10 minutos antes do show: o botão acende nesta página.',
  host: (name: string) => `Quem faz o show: ${name}`,
  takesPartAs: (name: string) => `Você participa como ${name}.`,
  prize: 'O prêmio',
  anyPrize: 'Pode ser seu!',
  places: `${PLACES} vagas para quem clicar primeiro`,
  soundOff: 'Tocar um som quando abrir',
  soundOn: 'Som ligado: espere aqui',
  steps: 'Como funciona',
  waitHere: 'Espere nesta página: o botão acende sozinho.',
  loginFirst: 'Entre na sua conta ou cadastre-se e espere aqui.',
  returnInTime: 'Volte 10 minutos antes do show.',
  nextSteps: [
    'Quando o botão acender, toque em\u00a0Entrar.',
    `As ${PLACES} primeiras pessoas entram no show, ao vivo, por chamada de vídeo.`,
  ],
} as const;
