/** The texts of fields. In a file of its own: pages without a form, which load messages.ts, need none. */
export const fieldMessages = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
} as const;
