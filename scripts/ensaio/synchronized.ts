import { integer } from './numbers';
import { ms, type Row, type Section } from './rows';
import type { Verdict } from './verdict';

/** How a release at a set time compares with an ordinary one. */
export function synchronized(synchronization: NonNullable<Verdict['synchronization']>): Section {
  const { ordinary, firstToLastMs, firstToLastByLineMs: byLine } = synchronization;
  const rows: Row[] = [
    ['Liberação comum, às mesmas pessoas', figure(ordinary.firstToLastMs)],
    ['Liberação no mesmo instante (abreEm)', figure(firstToLastMs)],
    ['   redes com a mesma demora na ida e na volta', figure(byLine.even)],
    ['   redes com toda a demora na ida', figure(byLine.there)],
    ['   redes com toda a demora na volta', figure(byLine.back)],
    ['   como apareceram nesta máquina, que faz o papel de todos', figure(synchronization.firstToLastSeenMs)],
    ['   a ida e volta mais longa', ms(synchronization.longestTripMs)],
    ['Cliques que chegaram antes da hora', integer.format(synchronization.earlyClicks)],
    ...(synchronization.resentAfterMs === null
      ? []
      : [
          [
            'Enviados de novo, depois da hora ou da recusa, em até',
            ms(synchronization.resentAfterMs),
          ] satisfies Row,
        ]),
  ];
  return ['Do primeiro botão ao último', rows];
}

function figure(value: number | null): string {
  return value === null ? 'ninguém' : ms(value);
}
