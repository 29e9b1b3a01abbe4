// Separate from messages.ts, which the login loads, because the login needs none of these texts.

/** The texts of the sign-up. */
export const signUpMessages = {
  title: 'Novo cadastro',
  description: 'Cadastre-se de graça para participar das promoções e concorrer aos prêmios.',
  heading: 'Faça o seu cadastro',
  free: 'É grátis.',
  required: 'Todos os campos são obrigatórios.',
  /** Followed by links to the fields with errors. */
  toCheck: 'Confira estes campos:',
  button: 'Cadastrar',
  joinButton: 'Cadastrar e participar',
  busy: 'Cadastrando…',
  done: 'Parabéns, agora você já está cadastrado com sucesso!',
  /** Shown at an address that has an account. */
  logIn: 'Entrar com este e-mail',
} as const;
