/** The texts of toasts. In a file of its own: every page loads messages.ts, but few show a toast. */
export const toastMessages = {
  label: 'Avisos',
  close: 'Fechar aviso',
} as const;
