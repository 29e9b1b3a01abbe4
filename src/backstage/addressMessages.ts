/** The texts of the addresses to which winners get. */
export const addressMessages = {
  prepared: {
    heading: 'Endereço da chamada',
    label: 'Para onde vai quem ganhar',
    hint: 'Cole aqui o endereço do Zoom, do Meet ou de outra chamada. Só quem ganhar uma vaga o recebe.',
    good: (host: string) => `Certo: abre ${host}.`,
    bad: 'Ainda não é um endereço que abre: ele começa com https:// e vem sozinho, sem espaços nem outras palavras.',
    saved: (host: string) => `Guardado: ${host}.`,
    reused: 'É o endereço da sala anterior: quem ganhou nela também o conhece. Se puder, troque-o.',
    button: 'Guardar endereço',
    busy: 'Guardando…',
  },
  correction: {
    heading: 'Endereço desta sala',
    label: 'Para onde vai quem ganhou nesta sala',
    now: (host: string) => `Quem ganha abre ${host}. Está errado? Troque-o aqui: as vagas não mudam.`,
    button: 'Corrigir o endereço',
    busy: 'Corrigindo…',
    done: (host: string) =>
      `Corrigido: quem ganha abre ${host}. Quem já ganhou, também: ao tocar em “Entrar” na sala de espera.`,
  },
} as const;
