/** Texts about the account, outside of its pages and for several of them. */
export const authMessages = {
  toLogin: 'Já tenho conta',
  loggedOut: 'Você foi desconectado com sucesso!',
  ended: 'A sua sessão terminou neste aparelho. Entre de novo.',
  notLoggedOut: 'Não foi possível sair da conta. Tente de novo.',
  deleted: 'A sua conta foi excluída.',
  notDeleted:
    'A exclusão não terminou. Tente de novo; se você já tiver saído da conta, entre outra vez, e a exclusão continua.',
  notSignedUp: 'O seu cadastro não terminou. Faça o cadastro outra vez com o mesmo e-mail e a mesma senha.',
  offline: 'Sem conexão. A página continua assim que ela voltar.',
} as const;
