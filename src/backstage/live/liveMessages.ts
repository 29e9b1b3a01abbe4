import { PLACES } from '../../model';

/** Texts of the page 'Ao vivo'. Those about addresses are in addressMessages.ts. */
export const liveMessages = {
  offline: {
    heading: 'Sem internet: o que você vê pode ser de antes.',
    text: 'Comande em outro celular da equipe. As vagas, o “Chegou” e o que você digitou continuam aqui.',
    counting: 'A contagem continua: o botão aparece ao público na hora, também sem este celular.',
  },
  hold: {
    how: 'Segure 1 segundo',
    tooShort: 'Segure até o círculo encher',
    settling: 'Espere um instante',
    offline: 'Só com internet',
  },
  state: {
    none: 'Nenhuma sala aberta',
    noneText: 'O público espera: ninguém pode ganhar agora.',
    countdown: 'O botão aparece em',
    onAir: 'Botão no ar',
    ago: (time: string) => `há ${time}`,
    full: 'Sala cheia',
    fullClosed: 'Sala cheia e fechada',
    fullIn: (seconds: string) => `A última vaga saiu ${seconds} s depois do botão.`,
    fullOpen: 'Já pode fechar: ninguém mais ganha.',
    closed: 'Sala fechada pela equipe',
    unfilled: (places: number) =>
      places === 1 ? 'Fechou com 1 vaga livre.' : `Fechou com ${places} vagas livres.`,
    broken: 'Sala com erro',
    brokenText: 'Ninguém consegue ganhar nesta sala: feche-a e libere outra.',
    brokenOffline: 'Ninguém consegue ganhar nesta sala: feche-a em outro celular da equipe.',
    forRegistered: 'Show só para cadastrados.',
    forEverybody: 'Show aberto a todos.',
    leadsTo: (address: string) => `Quem ganha abre ${address}.`,
    taken: (places: number) =>
      places === 0
        ? 'Nenhuma vaga foi preenchida.'
        : `${places} das ${PLACES} vagas ${places === 1 ? 'foi preenchida' : 'foram preenchidas'}.`,
    places: 'vagas',
  },
  place: {
    heading: 'Quem ganhou',
    free: 'Livre',
    counted: 'Ocupada',
    nobody: 'Ninguém ganhou nesta sala.',
    codes: 'O código está no celular de quem ganhou: compare.',
    onlyCodes: 'Você vê só o código, que está no celular de quem ganhou: compare.',
    after: (seconds: string) => `${seconds} s`,
    nameless: 'Sem nome: compare o código.',
    unconfirmed: 'E-mail não confirmado: confira quem atende.',
    call: 'Ligar',
    whatsApp: 'WhatsApp',
    whatsAppOf: (name: string) => `WhatsApp de ${name} (abre em outra aba)`,
    callTo: (phone: string, name: string) => `${phone}, ligar para ${name}`,
    arrived: 'Chegou',
    list: 'As vagas, na ordem dos cliques',
  },
  release: {
    heading: 'Liberar o botão',
    now: 'Liberar agora',
    in: (seconds: number) => `Liberar em ${seconds} s`,
    busy: 'Liberando…',
    noAddress: 'Para liberar, guarde antes o endereço da chamada.',
    unsaved: 'O endereço que você digitou não está guardado. Guarde-o antes de liberar.',
    /** Names the site, because a team member may have opened the test site instead of the real one. */
    appearsOn: (site: string) => `O botão aparece em ${site}.`,
    beforeShow: (when: string) => `O show está marcado para ${when}.`,
    mistakes: 'Veja antes o erro em “O show, conferido”.',
    afterShow: 'Pelo horário em “O show”, este show já acabou.',
  },
  room: {
    close: 'Fechar',
    closing: 'Fechando…',
    cancel: 'Cancelar',
    cancelling: 'Cancelando…',
    next: 'Preparar outra sala',
    nextText: 'Quem ganhou continua depois em “Sala anterior”.',
    unsavedCorrection:
      'A correção do endereço desta sala não está guardada. Depois de “Preparar outra sala”, ela espera em “Sala anterior”.',
    countdown: 'O público conta os últimos 10 segundos, e só no fim vê “Entrar”.',
    postpone: (seconds: number) => `Adiar ${seconds} s`,
    postponing: 'Adiando…',
  },
  problems: {
    several: (count: number) => `Ver os ${count} erros da sala`,
    another: (id: string) => `Há mais uma sala, “${id}”, que o público vê assim que esta sair.`,
    remove: 'Excluir',
    room: (id: string) => `a sala ${id}`,
  },
  show: {
    heading: 'O show, conferido',
    change: 'Mudar em “O show”',
  },
  message: {
    heading: 'Recado ao público',
    label: 'Texto do recado',
    left: (letters: number) => `Aparece embaixo de “Não saia daqui!”. Cabem mais ${letters} letras.`,
    empty: 'Escreva o recado.',
    odd: 'O texto colado tem sinais invisíveis. Apague-o e digite o recado.',
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
    locked: 'O banco não respondeu a tempo; tente de novo.',
    releaseUnanswered:
      'O servidor não respondeu. Se a sala não aparecer em alguns segundos, aperte de novo: nunca abrem duas.',
    postponementUnanswered: 'O servidor não respondeu. Se a contagem não mudar, aperte de novo.',
    removalUnanswered: 'O servidor não respondeu. Se a sala continuar aqui, aperte de novo.',
    refused:
      'O banco de dados recusou. Algum campo foi escrito à mão e está errado: abra “O show”, confira e salve de novo.',
  },
} as const;
