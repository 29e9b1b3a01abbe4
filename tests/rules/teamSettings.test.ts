import { deleteField, Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { SHOW_LIMITS } from '../../src/backstage/limits';
import { HOUR_MS } from '../../src/base/durations';
import { at, without } from '../support/firestore';
import { ODD_PICTURES, ODD_RULES, PICTURES } from '../support/links';
import { expectAllowed, expectDenied, remove, set, update } from '../support/rules';
import { ana, aShow, startTeam } from '../support/team';

const SETTINGS = 'configuracoes/salaDeEspera';

startTeam('team-settings', () => ({}));

function lasting(hours: number): DocumentData {
  const inicio = at(0);
  return { inicio, fim: Timestamp.fromMillis(inicio.toMillis() + hours * HOUR_MS) };
}

/** The fields that contain an address, each with how the rules require the address to begin. */
const BEGINNINGS: Record<string, string> = {
  video: 'youtu.be/',
  foto: '/',
  regulamento: 'https://',
  retrato: '/',
};

describe("the show's settings", () => {
  it.each(Object.keys(aShow()).filter((field) => field !== 'inicio' && field !== 'fim'))(
    'may lack %s',
    async (field) => {
      await expectAllowed(ana, set(SETTINGS, without(aShow(), field)));
    },
  );

  it.each(Object.entries(SHOW_LIMITS))(
    'may have a text in %s that is %d characters long, but none that is longer',
    async (field, longest) => {
      const text = (BEGINNINGS[field] ?? '').padEnd(longest + 1, 'é');
      await expectAllowed(ana, set(SETTINGS, aShow({ [field]: text.slice(0, -1) })));
      await expectDenied(ana, set(SETTINGS, aShow({ [field]: text })));
    },
  );

  it.each(PICTURES)('may have the picture %j of the prize and of the presenter', async (picture) => {
    await expectAllowed(ana, set(SETTINGS, aShow({ foto: picture, retrato: picture })));
  });

  it.each(ODD_PICTURES)('may not have the picture %j', async (picture) => {
    await expectDenied(ana, set(SETTINGS, aShow({ foto: picture })));
    await expectDenied(ana, set(SETTINGS, aShow({ retrato: picture })));
  });

  it.each(ODD_RULES)('may not have its rules at %j', async (regulamento) => {
    await expectDenied(ana, set(SETTINGS, aShow({ regulamento })));
  });

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1',
    'youtube.com/live/dQw4w9WgXcQ',
    'HTTPS://YOUTU.BE/dQw4w9WgXcQ',
    'http://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('may have the video %j', async (video) => {
    await expectAllowed(ana, set(SETTINGS, aShow({ video })));
  });

  it.each([
    'https://vimeo.com/1',
    'https://youtu.be.example.com/dQw4w9WgXcQ',
    'https://example.com/youtu.be/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
    'https://youtube.com',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    ' https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ\n',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ\t',
  ])('may not have the video %j', async (video) => {
    await expectDenied(ana, set(SETTINGS, aShow({ video })));
  });

  it.each(['Já voltamos! 👨‍👩‍👧', 'Água, café & “pão”…', '❤️'])('may have the message %j', async (recado) => {
    await expectAllowed(ana, set(SETTINGS, aShow({ recado })));
  });

  it.each([
    '\n',
    '\t',
    '\0',
    '\u2028',
    '\u2029',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u061c',
  ])('may not have %j in the message', async (odd) => {
    await expectDenied(ana, set(SETTINGS, aShow({ recado: `Já${odd}voltamos!` })));
  });

  describe.each(Object.keys(SHOW_LIMITS))('in the field %s', (field) => {
    it.each([null, 7, true, ['texto'], {}, at(0)])('may not have %j, which is no text', async (value) => {
      await expectDenied(ana, set(SETTINGS, aShow({ [field]: value })));
    });

    it('may have an empty text', async () => {
      await expectAllowed(ana, set(SETTINGS, aShow({ [field]: '' })));
    });
  });

  it.each([null, 'true', 'false', 0, 1, []])(
    'may not have %j in paraCadastrados',
    async (paraCadastrados) => {
      await expectDenied(ana, set(SETTINGS, aShow({ paraCadastrados })));
    },
  );

  it('may lack both times', async () => {
    await expectAllowed(ana, set(SETTINGS, without(without(aShow(), 'inicio'), 'fim')));
  });

  describe.each(['inicio', 'fim'])('have in %s', (field) => {
    it('a time if they have the other one', async () => {
      await expectDenied(ana, set(SETTINGS, without(aShow(), field)));
    });

    it.each([null, 0, 1_900_000_000_000, '20:00', true])('no value that is no time: %j', async (value) => {
      await expectDenied(ana, set(SETTINGS, aShow({ [field]: value })));
    });
  });

  it.each([0, -HOUR_MS])('do not end %d ms after they begin', async (ms) => {
    const inicio = at(0);
    const fim = Timestamp.fromMillis(inicio.toMillis() + ms);
    await expectDenied(ana, set(SETTINGS, aShow({ inicio, fim })));
  });

  it('may last a week', async () => {
    await expectAllowed(ana, set(SETTINGS, aShow(lasting(7 * 24))));
  });

  it.each([7 * 24 + 0.01, 87_600])('may not last %d hours', async (hours) => {
    await expectDenied(ana, set(SETTINGS, aShow(lasting(hours))));
  });

  it('have no other field, and are not removed', async () => {
    await expectDenied(ana, set(SETTINGS, aShow({ Video: '' })));
    await expectAllowed(ana, set(SETTINGS, aShow()));
    await expectAllowed(ana, update(SETTINGS, { recado: 'Voltamos.' }));
    await expectDenied(ana, update(SETTINGS, { aviso: 'Voltamos.' }));
    await expectDenied(ana, update(SETTINGS, { inicio: deleteField() }));
    await expectDenied(ana, remove(SETTINGS));
  });
});
