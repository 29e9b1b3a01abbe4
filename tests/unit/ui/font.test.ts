import { statSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the display face has at most 20 kB', () => {
  const { size } = statSync('src/ui/fonts/lilita-one.woff2');
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(20_000);
});
