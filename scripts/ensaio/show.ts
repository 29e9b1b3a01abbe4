import type { Profile } from '../../src/model';

/** The kinds of show: open with an ordinary link, open with a protected link, or for registered people. */
export type ShowKind = 'plain' | 'protected' | 'registered';

/** The address to which the rehearsal's winners are led. */
export const ADDRESS = 'https://example.com/ensaio';
/** The id of the document in `linksDaSala` that has the rehearsal's address. */
export const ADDRESS_NAME = 'ensaio';
export const PROTECTED_LINK = `protegido:${ADDRESS_NAME}`;

/** The link of the rehearsal's room, by the kind of show. */
export function linkOf(show: ShowKind): string {
  return show === 'plain' ? ADDRESS : PROTECTED_LINK;
}

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
