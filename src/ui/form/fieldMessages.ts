/** The texts of fields. Separate from messages.ts, which pages without forms load, too. */
export const fieldMessages = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
} as const;
