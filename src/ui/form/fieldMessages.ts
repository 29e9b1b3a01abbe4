/** The texts of fields. Apart from messages.ts, which pages without a form load, too. */
export const fieldMessages = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
} as const;
