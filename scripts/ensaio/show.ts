import type { Entrant } from '../../src/waiting-room/click';

/** An open show with an ordinary link, one with a protected link, or one for registered people. */
export type ShowKind = 'plain' | 'protected' | 'registered';

/** Where the rehearsed show takes place. */
export const ADDRESS = 'https://example.com/ensaio';
/** The name of the address in `linksDaSala`. */
export const ADDRESS_NAME = 'ensaio';
export const PROTECTED_LINK = `protegido:${ADDRESS_NAME}`;

/** The link of the room. */
export function linkOf(show: ShowKind): string {
  return show === 'plain' ? ADDRESS : PROTECTED_LINK;
}

/** The profile of a registered visitor. */
export function profileOf(index: number): Entrant {
  return { uid: `pessoa-${index}`, name: `Pessoa ${index}`, celular: '11912345678', confirmado: false };
}
