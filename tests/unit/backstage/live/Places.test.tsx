import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Places } from '../../../../src/backstage/live/Places';
import { StatePanel } from '../../../../src/backstage/live/StatePanel';
import type { DeskRoom } from '../../../../src/backstage/live/liveState';
import type { TakenPlace } from '../../../../src/backstage/live/takenPlaces';
import { OPEN_ROOM } from '../../../support/deskRoom';

const NOW = Date.parse('2031-12-01T23:00:00Z');
const WON: TakenPlace = {
  ticket: 'a',
  code: '7F3A 22B1',
  at: NOW,
  name: null,
  phone: null,
  confirmed: false,
  samePhoneAs: null,
};

/** Renders the panel and the places; returns the panel's figure and how the text of each place begins. */
function shown(changed: Partial<DeskRoom>, places: TakenPlace[] = []) {
  const room = { ...OPEN_ROOM, opensAt: NOW - 1_000, ...changed };
  render(
    <StatePanel room={room} times={null} now={() => NOW}>
      <Places places={places} room={room} />
    </StatePanel>,
  );
  const figure = screen.getByText(/^\d\/5$/).textContent;
  return [figure, ...screen.queryAllByRole('listitem').map((item) => item.textContent?.slice(0, 9))];
}

it.each([
  ['free', { taken: 0 }, ['0/5', ...Array<string>(5).fill('Livre')]],
  ['counted in the console', { taken: 3 }, ['3/5', 'Ocupada', 'Ocupada', 'Ocupada', 'Livre', 'Livre']],
  ['all counted in the console', { taken: 5, full: true }, ['5/5', ...Array<string>(5).fill('Ocupada')]],
  ['closed before anybody won', { open: false }, ['0/5']],
])('says of places that are %s what is true', (_, changed, texts) => {
  expect(shown(changed)).toEqual(texts);
});

it('shows the winners before the places that are counted without one', () => {
  expect(shown({ taken: 2 }, [WON])).toEqual(['2/5', '7F3A 22B1', 'Ocupada', 'Livre', 'Livre', 'Livre']);
});

it('says of a winner without a name, among others with one, to compare the code', () => {
  shown({ taken: 2 }, [
    { ...WON, name: 'Maria' },
    { ...WON, ticket: 'b' },
  ]);
  expect(screen.getAllByText('Sem nome: compare o código.')).toHaveLength(1);
});

it.each([
  ['only a code', WON, 'Você vê só o código de “Sua vaga”, no celular de quem ganhou: compare.'],
  ['a name', { ...WON, name: 'Maria' }, 'O código é o de “Sua vaga”, no celular de quem ganhou: compare.'],
])('says what the code of a winner with %s is for', (_, place, text) => {
  shown({ taken: 1 }, [place]);
  expect(screen.getByText(text)).toBeVisible();
});

it('calls a winner, or writes to them, by one touch', () => {
  shown({ taken: 1 }, [{ ...WON, name: 'Maria', phone: '11912345678', confirmed: true }]);
  expect(screen.getByRole('link', { name: '(11) 91234-5678, ligar para Maria' })).toHaveAttribute(
    'href',
    'tel:+5511912345678',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp de Maria (abre em outra aba)' })).toHaveAttribute(
    'href',
    'https://wa.me/5511912345678',
  );
});

it('says how many winners have not arrived, as ticked', async () => {
  shown({ taken: 3 }, [WON, { ...WON, ticket: 'b' }]);
  const texts = [
    'Marque neste aparelho quem chegou: faltam 2.',
    'Marque neste aparelho quem chegou: falta 1.',
  ];
  for (const [index, box] of screen.getAllByRole('checkbox').entries()) {
    expect(screen.getByText(texts[index] ?? '')).toBeVisible();
    await userEvent.click(box);
  }
  expect(screen.getByText('Todos chegaram.')).toBeVisible();
});

it.each([
  [{ taken: 0 }, /^$/],
  [{ taken: 3 }, /^$/],
  [{ taken: 5, full: true }, /^$/],
  [{ open: false }, /^Ninguém ganhou nesta sala\.$/],
])('says that nobody has won only if no place is counted: %j', (changed, text) => {
  shown(changed);
  expect(screen.queryByText(/^Ninguém/)?.textContent ?? '').toMatch(text);
});
