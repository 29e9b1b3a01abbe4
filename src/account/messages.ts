import { config } from '../config';

export const messages = {
  email: 'E-mail',
  password: 'Senha',
  /** The benefits of an account, as the login and sign-up pages list them. */
  benefits: {
    heading: 'Uma conta para tudo',
    list: [
      ['Participe com um toque', 'Em todas as promoções, de graça.'],
      ['Entre ao vivo', 'Também nos shows só para cadastrados.'],
      ['Saiba se ganhou', 'Os resultados ficam no seu perfil.'],
    ],
  },
  login: {
    title: 'Entrar na conta',
    description: 'Entre com o seu e-mail e a sua senha para participar das promoções.',
    heading: 'Entre na sua conta',
    button: 'Entrar',
    busy: 'Entrando…',
    forgotten: 'Esqueci a minha senha',
    /** What to do about a refused login, at the field of the error. */
    unknown: 'Confira o endereço. Se ainda não tem cadastro, crie a sua conta.',
    wrong: 'Confira o e-mail e a senha. Se esqueceu a senha, crie outra.',
    signUp: 'Criar conta',
  },
  reset: {
    title: 'Recuperar senha',
    description: 'Receba por e-mail um link para escolher uma nova senha.',
    heading: 'Recupere a sua senha',
    text: 'Digite o e-mail do seu cadastro. Você vai receber um link para criar uma nova senha.',
    button: 'Enviar link',
    busy: 'Enviando…',
    sentHeading: 'Veja o seu e-mail',
    sent: 'Se este e-mail tiver cadastro, o link chega em alguns minutos. Veja também a caixa de spam.',
    again: 'Enviar de novo',
    back: 'Voltar para o login',
  },
  /** Texts that are needed outside of the sign-up, too; its other texts are in signUpMessages.ts. */
  signUp: {
    passwordHint: `Use pelo menos ${config.passwordMin} caracteres.`,
    consentLink: 'termos de uso e o aviso de privacidade',
  },
  person: {
    name: 'Nome completo',
    celular: 'Celular com DDD',
    celularHint: 'Ligamos para este número se você ganhar um prêmio.',
    estado: 'Estado',
    cidade: 'Cidade',
    chooseState: 'Escolha o estado',
    chooseCity: 'Escolha a cidade',
    cityList: {
      list: 'Cidades',
      placeholder: 'Digite o nome da cidade',
      noMatch: 'Esta cidade não é deste estado.',
      matches: (count: number) => (count === 1 ? '1 cidade' : `${count} cidades`),
      more: (count: number) => `E mais ${count}: digite o nome para encontrar.`,
    },
    stateFirst: 'Primeiro o estado',
    loadingCities: 'Carregando as cidades…',
    citiesFailed: 'As cidades não foram carregadas. Verifique a sua internet.',
  },
  errors: {
    email: 'Digite o seu e-mail.',
    password: 'Digite a sua senha.',
    newPassword: 'Crie uma senha.',
    name: 'Digite o seu nome.',
    nameUnseen: 'O nome tem caracteres invisíveis. Digite-o de novo, só com letras.',
    nameTooLong: 'Use no máximo 100 letras.',
    celularMissing: 'Digite o seu celular com DDD.',
    celular: 'Digite um telefone brasileiro com DDD, como (11) 91234-5678.',
    estado: 'Escolha o seu estado.',
    cidade: 'Escolha a sua cidade.',
    consent: 'Para se cadastrar é preciso aceitar os termos.',
  },
} as const;
