/**
 * The texts of toasts. Separate from messages.ts, which every page loads, because few visits show a toast.
 */
export const toastMessages = {
  label: 'Avisos',
  close: 'Fechar aviso',
} as const;
