import { codeOf } from '../../base/errors';

/** Tells the admin, on the console, that a winner waits for the address, and how to mend that. */
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
