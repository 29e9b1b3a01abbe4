import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { confirmProject, UsageError } from '../../../../scripts/shared/terminal';

async function confirmWith(typed: string, isTTY = true): Promise<unknown> {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as unknown as typeof process.stdin);
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const confirmed = confirmProject('show-no-ar', 'Isto publica.').then(
    () => 'confirmed',
    (error: unknown) => error,
  );
  stdin.end(typed);
  const outcome = await confirmed;
  expect(written.mock.calls.flat().join('').includes('Isto publica.')).toBe(isTTY);
  return outcome;
}

it.each(['show-no-ar\n', '  show-no-ar \n'])(
  'confirmProject accepts the id of the project: %j',
  async (typed) => {
    expect(await confirmWith(typed)).toBe('confirmed');
  },
);

it.each(['\n', 'sim\n', 'show-no-a\n'])('confirmProject rejects %j', async (typed) => {
  expect(await confirmWith(typed)).toEqual(new UsageError('O ID não confere. Nada foi feito.'));
});

it('confirmProject does not ask without a terminal', async () => {
  expect(await confirmWith('show-no-ar\n', false)).toBeInstanceOf(UsageError);
});
