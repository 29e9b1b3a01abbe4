/** The texts of toasts. Apart from messages.ts, which pages load before the first toast. */
export const toastMessages = {
  label: 'Avisos',
  close: 'Fechar aviso',
} as const;
