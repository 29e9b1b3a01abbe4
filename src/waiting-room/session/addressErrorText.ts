import { codeOf } from '../../base/errors';

/**
 * The console message for the team when a winner cannot get the address: what is wrong, and how to mend it.
 */
export function addressErrorText(error: unknown): string {
  return `O endereço do show não pôde ser lido; nova tentativa em instantes. ${adviceOn(error)}`;
}

function adviceOn(error: unknown): string {
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
