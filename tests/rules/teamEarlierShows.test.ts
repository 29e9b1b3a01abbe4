import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { HOUR_MS } from '../../src/base/durations';
import { at } from '../support/firestore';
import { admin } from '../support/project';
import { expectAllowed, expectDenied, remove } from '../support/rules';
import { ana, latecomer, startTeam } from '../support/team';

startTeam('team-earlier-shows', () => ({}));

describe.each([
  ['an address', 'linksDaSala/show'],
  ['a winner', 'linksDaSala/show/ganhadores/maria'],
  ['a place', `vagas/${randomUUID()}`],
])('%s', (_, path) => {
  it('is removed by the team, after a recent login, when it is a little older than a day', async () => {
    await admin.write(path, { em: at(-24.1 * HOUR_MS) });
    await expectDenied(latecomer(), remove(path));
    await expectAllowed(ana, remove(path));
  });

  it.each([
    ['it is almost a day old', { em: at(-23.9 * HOUR_MS) }],
    ['its time lies ahead', { em: at(HOUR_MS) }],
    ...[null, 0, '2020-01-01', []].map((em): [string, object] => [
      `its time is ${JSON.stringify(em)}`,
      { em },
    ]),
    ['it has no time', { link: 'https://example.com/chamada' }],
  ])('is not removed if %s', async (_reason, data) => {
    await admin.write(path, data);
    await expectDenied(ana, remove(path));
  });
});
