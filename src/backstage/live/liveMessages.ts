import { PLACES } from '../../model';

/**
 * Texts of the page 'Ao vivo'. Those about addresses are in addressMessages.ts, those about places in
 * placeMessages.ts.
 */
export const liveMessages = {
  offline: {
    heading: 'Sem conexão: o que você vê pode estar desatualizado.',
    text: 'Comande em outro celular da equipe. As vagas, o “Chegou” e o que você digitou continuam aqui.',
    counting: 'A contagem continua: o botão aparece ao público na hora, também sem este celular.',
  },
  hold: {
    how: 'Segure 1 segundo',
    ring: '1s',
    tooShort: 'Segure até o círculo encher',
    pressAgain: 'Pressione de novo para confirmar',
    settling: 'Espere um instante',
  },
  state: {
    none: 'Nenhuma sala aberta',
    noneText: 'O público espera: ninguém pode ganhar agora.',
    countdown: 'O botão aparece em',
    onAir: 'Botão no ar',
    full: 'Sala cheia',
    fullClosed: 'Sala cheia e fechada',
    closed: 'Sala fechada pela equipe',
    closedText:
      'Mais ninguém ganha, mas quem já via o botão ainda o vê. Se estranharem, peça que recarreguem a página.',
    broken: 'Sala com erro',
    brokenText: 'Ninguém consegue ganhar nesta sala: é preciso fechar e liberar outra.',
    brokenOffline: 'Ninguém consegue ganhar nesta sala: feche-a em outro celular da equipe.',
    forRegistered: 'Show só para cadastrados.',
    forEverybody: 'Show aberto a todos.',
    leadsTo: (address: string) => `Quem ganha abre ${address}.`,
    taken: (places: number) => `${places} de ${PLACES} vagas ocupadas.`,
    places: 'vagas ocupadas',
  },
  release: {
    heading: 'Liberar o botão',
    now: 'Liberar agora',
    in: (seconds: number) => `Liberar em ${seconds} s`,
    busy: 'Liberando…',
    noAddress: 'Para liberar, guarde antes o endereço da chamada.',
    unsaved: 'O endereço que você digitou não está guardado. Guarde-o antes de liberar.',
    /** Names the site, because a team member may have opened the test site instead of the real one. */
    site: (host: string) => `Site do botão: ${host}.`,
  },
  times: {
    before: (when: string) => `Pelo horário, o show é ${when}.`,
    /** @param hour 'às 21h' */
    endsSoon: (hour: string) =>
      `Pelo horário, o show acaba ${hour}: sem sala aberta, o site então se despede.`,
    over: 'Pelo horário, o show já acabou: sem sala aberta, o site se despede.',
    moveEnd: 'Vai continuar? Mude o fim em “O show”',
  },
  room: {
    close: 'Fechar',
    closeThis: 'Fechar esta sala',
    closing: 'Fechando…',
    cancel: 'Cancelar',
    cancelling: 'Cancelando…',
    next: 'Preparar outra sala',
    nextText: 'A lista de quem ganhou passa para “Sala anterior”.',
    unsavedCorrection:
      'A correção do endereço desta sala não está guardada. Depois de “Preparar outra sala”, ela espera em “Sala anterior”.',
    full: 'Já pode fechar: ninguém mais ganha.',
    countdown: 'O botão aparece sozinho: o público conta os últimos 10 segundos.',
    onAir: (time: string) => `O público vê o botão${time && ` há ${time}`}.`,
    /** @param time '10 s' or '1 min' */
    postpone: (time: string) => `Adiar ${time}`,
    postponing: 'Adiando…',
  },
  problems: {
    several: (count: number) => `Ver os ${count} erros da sala`,
    another: (id: string) =>
      `Há mais uma sala, “${id}”. Exclua-a primeiro: ela abre para o público quando esta fechar.`,
    remove: (id: string) => `Excluir a sala “${id}”`,
  },
  show: {
    heading: 'Conferência do show',
    change: 'Mudar',
    changeWhere: 'em “O show”',
  },
  message: {
    heading: 'Recado ao público',
    label: 'Texto do recado',
    left: (letters: number) =>
      `Aparece embaixo de “Não saia daqui!”. ${letters === 1 ? 'Cabe mais 1 letra' : `Cabem mais ${letters} letras`}.`,
    empty: 'Escreva o recado.',
    odd: 'O texto colado tem caracteres invisíveis. Apague-o e digite o recado.',
    shown: (text: string) => `No ar: “${text}”`,
    send: 'Enviar recado',
    sending: 'Enviando…',
    clear: 'Apagar recado',
    clearing: 'Apagando…',
  },
  issues: {
    noClock: 'Sem a hora do servidor, nada foi liberado. Tente de novo, ou use “Liberar agora”.',
    otherRelease:
      'Outra pessoa da equipe agiu no mesmo instante. Nada foi liberado por este aparelho: veja o que aparece agora.',
    tooLate: 'O botão já apareceu, ou a sala saiu, e nada foi adiado: veja o que aparece agora.',
    locked: 'O servidor não respondeu a tempo. Tente de novo.',
    releaseUnanswered:
      'O servidor não respondeu. Se a sala não aparecer em alguns segundos, segure de novo: nunca abrem duas.',
    postponementUnanswered: 'O servidor não respondeu. Se a contagem não mudar, segure de novo.',
    removalUnanswered: 'O servidor não respondeu. Se a sala continuar aqui, tente de novo.',
  },
} as const;
