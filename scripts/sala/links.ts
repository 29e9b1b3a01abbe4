// Which links a room may have.
import type { Firestore } from 'firebase-admin/firestore';
import { documents } from '../../src/base/documentPaths';
import { isAllowedLink } from '../../src/base/link';
import { showIn } from '../../src/model';

export const ALLOWED = 'Use um endereço https://, ou http:// só em localhost.';

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
  if (!isAllowedLink(address))
    throw new Error(
      `Link recusado: ${prepared.path} não tem um endereço que a sala possa abrir.
Prepare o endereço antes: npm run sala -- preparar ${name} https://…`,
    );
}
