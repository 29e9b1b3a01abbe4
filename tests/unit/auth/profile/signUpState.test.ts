import { describe, expect, it } from 'vitest';
import {
  isJustRegistered,
  isNotJoined,
  JUST_REGISTERED,
  NOT_JOINED,
} from '../../../../src/auth/profile/signUpState';

describe('isJustRegistered and isNotJoined', () => {
  it("are true for the sign-up page's navigation states", () => {
    expect(isJustRegistered(JUST_REGISTERED)).toBe(true);
    expect(isNotJoined(JUST_REGISTERED)).toBe(false);
    for (const is of [isJustRegistered, isNotJoined]) expect(is(NOT_JOINED)).toBe(true);
  });

  it.each([
    null,
    undefined,
    true,
    'justRegistered',
    [],
    {},
    { justRegistered: 'yes', notJoined: 1 },
    { tituloForm: 'Natal' },
  ])('are false for %j', (state) => {
    for (const is of [isJustRegistered, isNotJoined]) expect(is(state)).toBe(false);
  });
});
