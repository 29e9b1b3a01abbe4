// Which links a room may have.
import type { Firestore } from 'firebase-admin/firestore';
import { documents } from '../../src/base/documentPaths';
import { isAllowedLink } from '../../src/base/link';
import { isStorableAddress } from '../../src/base/storableAddress';
import { showIn } from '../../src/model';

export const ALLOWED =
  'Use um endereço https://, ou http:// só em localhost, sem espaços, outro texto nem caracteres invisíveis.';

/** Whether visitors can open the link: in a real project, it must not be an address of this machine. */
export function isPublic(link: string, real: boolean): boolean {
  return !real || !/^\s*http:/i.test(link);
}

/**
 * Checks that a link without protection is allowed.
 * @throws if the show is for registered people, because the rules would refuse every click
 */
export async function expectNoRegistration(db: Firestore): Promise<void> {
  const settings = await db.doc(documents.settings).get();
  if (showIn(settings.data() ?? {}).paraCadastrados)
    throw new Error(
      `Link recusado: o show é só para cadastrados (paraCadastrados em configuracoes/salaDeEspera), e com um link aberto ninguém ganharia vaga.
Prepare o endereço com "npm run sala -- preparar nome https://…" e abra protegido:nome; ou mude paraCadastrados para false.`,
    );
}

/**
 * Checks that the protected link has an address.
 * @throws if there is none, because the rules would refuse every click, or if winners cannot open the address
 */
export async function expectPrepared(db: Firestore, name: string): Promise<void> {
  const prepared = db.doc(documents.address(name));
  const address: unknown = (await prepared.get()).get('link');
  const mistake = addressMistake(address);
  if (mistake !== null)
    throw new Error(
      `Link recusado: em ${prepared.path}, o link ${mistake}.
Prepare o endereço antes: npm run sala -- preparar ${name} https://…`,
    );
}

/** Why winners cannot open this address, or may land on another page; null if neither. */
export function addressMistake(address: unknown): string | null {
  if (address === undefined) return 'não existe';
  if (!isAllowedLink(address)) return 'não é um endereço que a sala possa abrir';
  return isStorableAddress(address) ? null : 'tem espaços, outro texto ou caracteres invisíveis';
}
