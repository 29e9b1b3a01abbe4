import type { Profile } from '../../src/model';

/** An open show with an ordinary link, one with a protected link, or one for registered people. */
export type ShowKind = 'plain' | 'protected' | 'registered';

/** The address to which the rehearsed show's winners go. */
export const ADDRESS = 'https://example.com/ensaio';
/** The name of the address in `linksDaSala`. */
export const ADDRESS_NAME = 'ensaio';
export const PROTECTED_LINK = `protegido:${ADDRESS_NAME}`;

/** The link of the room in a show of this kind. */
export function linkOf(show: ShowKind): string {
  return show === 'plain' ? ADDRESS : PROTECTED_LINK;
}

/** The profile of a registered visitor. */
export function profileOf(index: number): Profile {
  return {
    uid: `pessoa-${index}`,
    email: `pessoa-${index}@example.com`,
    name: `Pessoa ${index}`,
    celular: '11912345678',
    estado: 'SP',
    cidade: 'São Paulo',
    dataCadastro: '24/11/2026',
    confirmado: false,
  };
}
