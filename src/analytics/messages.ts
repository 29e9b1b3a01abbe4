/** Texts that the question and the terms share. */
export const messages = {
  label: 'Estatísticas de visita',
  accept: 'Aceitar',
  refuse: 'Recusar',
} as const;
