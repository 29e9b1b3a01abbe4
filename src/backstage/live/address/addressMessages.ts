import { momentText } from '../../../base/dates';

/** Texts about the addresses to which winners are led. */
export const addressMessages = {
  opens: (address: string) => `Vai abrir: ${address}`,
  change: 'Mudar',
  changeWhat: 'o endereço',
  test: 'Testar',
  testWhat: 'o endereço (abre em outra aba)',
  cut: 'Do texto colado ficou só o link.',
  twice: '— confira: tem “https://” duas vezes.',
  lastSign: '— confira: acaba em ponto ou vírgula.',
  calendarFile: '— confira: é um arquivo de agenda, não a chamada.',
  noPath: (host: string) => `— confira: falta o que vem depois de “${host}/”.`,
  privateHost: (host: string) => `— confira: “${host}” não abre para quem está longe.`,
  empty: 'Cole o endereço da chamada.',
  bad: 'Ainda não é um endereço que abre: cole só o link da chamada, sem espaços nem outras palavras.',
  insecure: 'Ainda não é um endereço que abre: comece por “https://”, não por “http://”.',
  ownSite: 'É o endereço deste site, e quem ganhar ficaria nele: cole o da chamada.',
  /**
   * @param by the e-mail address of whoever changed it; empty if that is not known
   * @param address empty if none is stored
   */
  other: (by: string, at: Date | null, address: string) =>
    `${by || 'Outra pessoa da equipe'} mudou este endereço${at ? ` (${momentText(at)})` : ''}: agora ${address ? `abre ${address}` : 'não há nenhum'}. O que você digitou continua aqui e não foi guardado. Para que valha o que você digitou, guarde de novo.`,
  /** The room's link, written in Firebase's console, names an address that is not stored. */
  missing: (name: string) =>
    `A sala leva ao endereço “${name}”, que não está guardado: ninguém ganha vaga. Guarde-o em “Endereço desta sala”, ou feche a sala.`,
  unusable: (name: string) =>
    `A sala leva ao endereço “${name}”, que não abre: ninguém ganha vaga. Corrija-o em “Endereço desta sala”, ou feche a sala.`,
  /** The room's address, written in Firebase's console, is one that the desk would not store. */
  odd: 'O endereço desta sala tem espaços, outro texto ou caracteres invisíveis, e quem ganha pode cair em uma página de erro. Corrija-o em “Endereço desta sala”.',
  prepared: {
    heading: 'Endereço da chamada',
    laterHeading: 'Endereço da próxima sala',
    label: 'Para onde vai quem ganhar',
    hint: 'Cole aqui o endereço do Zoom, do Meet ou de outra chamada. Só quem ganhar uma vaga o recebe.',
    saved: (address: string) => `Guardado: ${address}.`,
    /** @param email the address of whoever saved it */
    by: (email: string) => `Por ${email}`,
    reused: 'Quem ganhou em uma sala anterior conhece este endereço. Se puder, troque-o.',
    used: 'Uma sala abriu no mesmo instante com o endereço de antes. O que você digitou continua aqui e não foi guardado: se era para essa sala, corrija-o em “Endereço desta sala”.',
    button: 'Guardar endereço',
    busy: 'Guardando…',
  },
  correction: {
    heading: 'Endereço desta sala',
    earlierHeading: 'Endereço da sala anterior',
    label: 'Para onde vai quem ganhou nesta sala',
    now: (address: string) => `Quem ganha abre ${address}.`,
    button: 'Corrigir o endereço',
    busy: 'Corrigindo…',
    gone: 'Esta sala foi adiada ou fechada no mesmo instante, e nada foi corrigido. O que você digitou continua aqui: corrija de novo.',
    done: (address: string) =>
      `Corrigido: quem ganha abre ${address}. Quem já ganhou, também: ao tocar em “Entrar” na sala de espera.`,
    /** While another room is open, the waiting room shows its button also to the winners of this one. */
    doneBehind: (address: string) =>
      `Corrigido: quem ganhou nela abre ${address}. Peça que recarreguem a sala de espera quando a sala aberta fechar.`,
  },
} as const;
