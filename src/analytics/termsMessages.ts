/** The texts of the terms' section about statistics, except those of the question. */
export const statisticsTerms = {
  texts: [
    'Se você aceitar, o Google Analytics, também do Google, conta as páginas que você abre, o que acontece na sala de espera (o botão liberado, o clique, a vaga ou a falta dela) e as falhas do site. Para isso ele guarda no seu aparelho dois códigos sorteados, um em cookies e um no armazenamento do navegador, e recebe esses códigos, o tipo do aparelho e do navegador e a região aproximada.',
    'Ele não recebe o seu nome, o seu e-mail nem o que você escreve, e nada disso serve para publicidade. Você pode mudar de ideia aqui quando quiser.',
    'Os cookies duram até dois anos depois da última visita, ou até você recusar. O que o Google recebeu de cada aparelho, ele apaga em até dois meses; os totais ficam.',
    'Se você recusa em uma visita que está sendo contada, o site pede ao Google que apague o segundo código, e ele sai dos sistemas do Google em até 180 dias. Sem esse pedido, por exemplo se você recusa mais tarde ou limpa os dados do navegador, esse prazo começa depois de 270 dias sem uso.',
  ],
  accepted: 'Neste aparelho, você aceitou.',
  notAccepted: 'Neste aparelho, as suas visitas não são contadas.',
} as const;
