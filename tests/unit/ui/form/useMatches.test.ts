import { getCities } from '@brazilian-utils/brazilian-utils/get-cities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import { describe, expect, it } from 'vitest';
import { optionNamed, optionsWith } from '../../../../src/ui/form/useMatches';

const CITIES = ["Alta Floresta d'Oeste", 'Embu-Guaçu', 'Nova São João', 'São João', 'São José'];

describe('optionsWith', () => {
  it.each([
    ['', CITIES],
    ['  ', CITIES],
    ['SAO JOA', ['São João', 'Nova São João']],
    ['embu guacu', ['Embu-Guaçu']],
    ['embu-', ['Embu-Guaçu']],
    ['d’oeste', ["Alta Floresta d'Oeste"]],
    ['doeste', ["Alta Floresta d'Oeste"]],
    ['x', []],
  ])('finds %j', (text, found) => {
    expect(optionsWith(CITIES, text)).toEqual(found);
  });
});

describe('optionNamed', () => {
  it.each([
    ['sao joao', 'São João'],
    [' São  João ', 'São João'],
    ['sao', undefined],
    ['', undefined],
  ])('takes %j as %j', (text, found) => {
    expect(optionNamed(CITIES, text)).toBe(found);
  });

  it.each(getStates().map(({ code }) => code))('finds every city of %s by its name', (code) => {
    const cities = getCities(code);
    expect(cities.map((city) => optionNamed(cities, city))).toEqual(cities);
  });
});
