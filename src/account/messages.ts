export const accountMessages = {
  email: 'E-mail',
  password: 'Senha',
  benefits: {
    heading: 'Uma conta para tudo',
    list: [
      ['Participe com um toque', 'Sem preencher tudo a cada promoção.'],
      ['Entre ao vivo', 'Há shows só para quem tem cadastro.'],
      ['Saiba se ganhou', 'O resultado aparece no seu perfil.'],
    ],
  },
  login: {
    title: 'Entrar na conta',
    description: 'Entre com o seu e-mail e a sua senha para participar das promoções.',
    heading: 'Entre na sua conta',
    button: 'Entrar na conta',
    busy: 'Entrando…',
    done: 'Bem-Vindo(a) de volta!',
    forgotten: 'Esqueci a minha senha',
    /** Shown at the field with the error: what to do after a refused login. The second text is a link. */
    unknown: ['Confira o endereço. Se ainda não tem cadastro, ', 'crie a sua conta'],
    wrong: ['Se ainda não tem cadastro, toque em “Criar conta”. Se esqueceu a senha, ', 'crie outra'],
    signUp: 'Criar conta',
  },
  reset: {
    title: 'Recuperar senha',
    description: 'Receba por e-mail um link para escolher uma nova senha.',
    heading: 'Recupere a sua senha',
    text: 'Digite o e-mail do seu cadastro. Você vai receber um link para criar uma nova senha.',
    button: 'Enviar link',
    busy: 'Enviando…',
    sentHeading: 'Pedido enviado! Veja o seu e-mail',
    sent: (email: string) =>
      `Se ${email} tiver cadastro, o link chega em alguns minutos. Veja também a caixa de spam.`,
    noAccount: ['Ainda não tem cadastro? ', 'Crie a sua conta'],
    again: 'Pedir outro link',
    back: 'Voltar para o login',
    backSignedIn: 'Voltar',
  },
  errors: {
    email: 'Digite o seu e-mail.',
    password: 'Digite a sua senha.',
  },
} as const;
