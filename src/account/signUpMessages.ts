// Separate from messages.ts, which the login loads, because the login needs none of these texts.

/** The texts of the sign-up. */
export const signUpMessages = {
  title: 'Novo cadastro',
  description: 'Cadastre-se de graça para participar das promoções e concorrer aos prêmios.',
  heading: 'Faça o seu cadastro',
  required: 'É grátis. Todos os campos são obrigatórios.',
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

/** What the fields of sign-up and profile say about a typed value. */
export const fieldMessages = {
  didYouMean: (email: string) => `Você quis dizer ${email}?`,
  nameTooShort: 'Uma letra só não basta. Digite o seu nome completo.',
  oneWord: 'Faltou o sobrenome? É pelo nome completo que entregamos o prêmio.',
  /** The last sentence of the error for a short password: how many characters are missing. */
  missing: (count: number) => (count === 1 ? 'Falta 1 caractere.' : `Faltam ${count} caracteres.`),
  weakness: {
    repeated: 'Fácil de adivinhar: repete quase sempre o mesmo sinal. Três palavras juntas são mais seguras.',
    sequence: 'Fácil de adivinhar: é uma sequência. Três palavras juntas são mais seguras.',
    digits: 'Fácil de adivinhar: só tem números. Três palavras juntas são mais seguras.',
    known:
      'Fácil de adivinhar: contém o seu nome, e\u2011mail ou celular. Três palavras juntas são mais seguras.',
    common: 'Fácil de adivinhar: muita gente usa esta senha. Três palavras juntas são mais seguras.',
  },
} as const;
