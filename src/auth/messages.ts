/** Texts about the account outside of forms. */
export const authMessages = {
  toLogin: 'Já tenho conta',
  signedUp: 'Parabéns, agora você já está cadastrado com sucesso!',
  loggedIn: 'Bem-Vindo(a) de volta!',
  loggedOut: 'Você foi desconectado com sucesso!',
  notLoggedOut: 'Não foi possível sair da conta. Tente de novo.',
  deleted: 'A sua conta foi excluída.',
  notDeleted:
    'A exclusão não terminou. Tente de novo; se você já tiver saído da conta, entre outra vez, e a exclusão continua.',
  notSignedUp: 'O seu cadastro não terminou. Faça o cadastro outra vez com o mesmo e-mail e a mesma senha.',
  ownPage: {
    title: 'Meu perfil',
    description: 'Os seus dados, as suas participações e a sua senha.',
  },
  loading: 'Carregando o seu perfil…',
  offline: 'Sem conexão. A página continua assim que ela voltar.',
} as const;
