/** The texts of the sign-up. In a file of its own: the login, which loads messages.ts, needs none. */
export const signUpMessages = {
  title: 'Novo cadastro',
  description: 'Cadastre-se de graça para participar das promoções e concorrer aos prêmios.',
  heading: 'Faça o seu cadastro',
  benefit: 'É grátis: participe das promoções e concorra aos prêmios.',
  required: 'Todos os campos são obrigatórios.',
  /** Followed by links to the fields with errors. */
  toCheck: 'Confira estes campos:',
  button: 'Cadastrar',
  joinButton: 'Cadastrar e participar',
  busy: 'Cadastrando…',
  /** The second and the fourth text are links. */
  inUse: ['Este e\u2011mail é seu? ', 'Entre na sua conta', ' ou ', 'crie uma nova senha'],
  consentBefore: 'Li e aceito os ',
  consentShort: 'Termos de uso',
} as const;
