/** The texts of the waiting room. Those in spec.md section 2 are copied exactly. */
export const messages = {
  heading: 'Sala de espera',
  description: 'Espere aqui pelo botão que leva ao show ao vivo: os primeiros a clicar participam.',
  loading: [
    'Não saia daqui!',
    'Em alguns instantes o botão será liberado!',
    'Se você for o primeiro a clicar, vai participar comigo, ao vivo, e poderá levar o prêmio!',
  ],
  enter: 'Entrar',
  entering: 'Entrando…',
  lost: [
    'Não foi dessa vez!',
    'Alguém foi mais rápido que você.',
    'Volte para o Show de Prêmios, daqui a pouco tem mais!',
  ],
  released: 'O botão Entrar foi liberado!',
  confirming: 'Estamos confirmando o seu clique. Fique nesta página.',
  disconnected: 'Sem conexão. Fique nesta página: ela volta sozinha assim que a internet voltar.',
  videoTitle: 'Transmissão ao vivo',
  skipVideo: 'Ir para o botão',
  noVideo: 'A transmissão ao vivo aparece aqui.',
} as const;
