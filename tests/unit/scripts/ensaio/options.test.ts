import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../../scripts/ensaio/options';

const options = (...args: string[]) => readOptions(['--visitantes', '20', ...args]);

describe('the attack of a rehearsal', () => {
  it('is a lock of 60 s, or of as many seconds as asked for', () => {
    expect(options().lockMs).toBeNull();
    expect(options('--ataque', 'trava').lockMs).toBe(60_000);
    expect(options('--ataque', 'trava', '--segundos', '8').lockMs).toBe(8_000);
  });

  it.each(['0', '61', '2.5', 'muitos'])('does not last %s s', (seconds) => {
    expect(() => options('--ataque', 'trava', '--segundos', seconds)).toThrow(
      /^--segundos precisa ser um número inteiro de 1 a 60/,
    );
  });

  it('is a known one', () => {
    expect(() => options('--ataque', 'enxurrada')).toThrow('--ataque só conhece trava');
    expect(() => options('--segundos', '8')).toThrow('--segundos vale só com --ataque trava.');
  });

  it('is never against production', () => {
    expect(() => options('--ataque', 'trava', '--projeto', 'um-projeto')).toThrow(
      /^Um ataque nunca é contra produção/,
    );
  });
});
