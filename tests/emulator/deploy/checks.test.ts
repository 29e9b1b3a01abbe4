import { expect, it } from 'vitest';
import { checkIndexes, checkSizes } from '../../../scripts/deploy/checks';
import { loadRules } from '../../../scripts/shared/admin';

it('the checks reject wrong rules, indexes and sizes', async () => {
  const unfinished = "rules_version = '2'; service cloud.firestore {";
  await expect(loadRules(process.env.FIRESTORE_EMULATOR_HOST ?? '', unfinished)).rejects.toThrow(/L1:/);

  await expect(checkIndexes('{')).rejects.toThrow(/JSON/);
  const fields = [{ fieldPath: 'fim', order: 'DOWN' }];
  const index = { collectionGroup: 'promocoes', queryScope: 'COLLECTION', fields };
  await expect(checkIndexes(JSON.stringify({ indexes: [index] }))).rejects.toThrow(/order/);

  const held = { what: 'JavaScript de /', figure: 1.1, most: 1.1, unit: ' vezes o mínimo' };
  const css = { what: 'CSS', figure: 12, most: 12, unit: ' kB' };
  await expect(checkSizes([held, css])).resolves.toEqual({
    summary: 'JavaScript de / 1,10 vezes o mínimo (até 1,10); CSS 12,00 kB (até 12,00)',
  });
  await expect(checkSizes([held, { ...held, what: 'JavaScript de /a', figure: 1.12 }, css])).rejects.toThrow(
    'acima do limite: JavaScript de /a 1,12 vezes o mínimo (até 1,10).',
  );
  await expect(checkSizes([held, { ...css, figure: 12.1 }])).rejects.toThrow('acima do limite: CSS 12,10 kB');
});
