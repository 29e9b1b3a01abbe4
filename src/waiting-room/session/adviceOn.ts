import { codeOf } from '../../base/errors';

/** What the team should do about an error because of which a winner cannot get the address. */
export function adviceOn(error: unknown): string {
  switch (codeOf(error)) {
    case 'auth/operation-not-allowed':
    case 'auth/admin-restricted-operation':
      return 'O login anônimo está desligado: ative-o no console do Firebase, em Authentication, Sign-in method, Anonymous.';
    case 'permission-denied':
      return 'As regras recusaram: a vaga já é de outro usuário, ou a pessoa saiu da conta com que clicou. Confira o código da vaga em ganhadores e mande o link por outro meio.';
    default:
      return '';
  }
}
