import { config } from '../../config';

// Separate from messages.ts, which the login loads, because the login needs none of these texts.

/** The texts of the fields of sign-up and profile: labels, hints and errors. */
export const personMessages = {
  name: {
    label: 'Nome completo',
    missing: 'Digite o seu nome.',
    unseen: 'O nome tem caracteres invisíveis ou acentos demais. Digite-o de novo, só com letras.',
    tooLong: 'Use no máximo 100 letras.',
    tooShort: 'Uma letra só não basta. Digite o seu nome completo.',
    oneWord: 'Faltou o sobrenome? É pelo nome completo que entregamos o prêmio.',
  },
  email: {
    hint: 'Mandamos um link para confirmar este e\u2011mail.',
    didYouMean: (email: string) => `Você quis dizer ${email}?`,
  },
  celular: {
    label: 'Celular com DDD',
    hint: 'Se você ganhar um prêmio, falamos com você por este número.',
    missing: 'Digite o seu celular com DDD.',
    invalid: 'Digite um telefone brasileiro com DDD, como (11) 91234-5678.',
  },
  estado: {
    label: 'Estado',
    choose: 'Escolha o estado',
    missing: 'Escolha o seu estado.',
  },
  cidade: {
    label: 'Cidade',
    choose: 'Escolha a cidade',
    missing: 'Escolha a sua cidade.',
    stateFirst: 'Primeiro o estado',
    loading: 'Carregando as cidades…',
    failed: 'As cidades não foram carregadas. Verifique a sua internet.',
    combobox: {
      list: 'Cidades',
      placeholder: 'Digite o nome da cidade',
      noMatch: 'Esta cidade não é deste estado. Confira o nome ou troque o estado.',
      matches: (count: number) => (count === 1 ? '1 cidade' : `${count} cidades`),
      more: (count: number) => `E mais ${count}: digite o nome para encontrar.`,
    },
  },
  newPassword: {
    hint: `Use pelo menos ${config.passwordMin} caracteres.`,
    missing: 'Crie uma senha.',
    /** The last sentence of the error for a short password: how many characters are missing. */
    tooShort: (count: number) => (count === 1 ? 'Falta 1 caractere.' : `Faltam ${count} caracteres.`),
    repeated:
      'Fácil de adivinhar: usa só um ou dois caracteres diferentes. Três palavras juntas são mais seguras.',
    sequence: 'Fácil de adivinhar: é uma sequência. Três palavras juntas são mais seguras.',
    digits: 'Fácil de adivinhar: só tem números. Três palavras juntas são mais seguras.',
    known:
      'Fácil de adivinhar: contém o seu nome, e\u2011mail ou celular. Três palavras juntas são mais seguras.',
    common: 'Fácil de adivinhar: muita gente usa esta senha. Três palavras juntas são mais seguras.',
  },
  consent: {
    /** The name of the field in a list. */
    label: 'Termos de uso',
    accept: 'Li e aceito os ',
    link: 'termos de uso e o aviso de privacidade',
    minors: 'Menor de 18 anos? Só com a autorização de quem é responsável por você.',
    missing: 'Para se cadastrar, é preciso aceitar os termos.',
  },
} as const;
