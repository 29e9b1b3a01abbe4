import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Unit tests load no style sheets, and this one reads it as browsers do. */
function rulesOf(path: string): CSSRule[] {
  const style = document.createElement('style');
  style.textContent = readFileSync(path, 'utf8');
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])];
  style.remove();
  return rules;
}

/** The selectors of the rules whose `animation` moves something, or which end it. */
function animated(rules: Iterable<CSSRule>, moves: boolean): string[] {
  return [...rules]
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ style }) => style.getPropertyValue('animation') !== '')
    .filter(({ style }) => (style.getPropertyValue('animation') !== 'none') === moves)
    .map(({ selectorText }) => selectorText);
}

it('the digits move, and stand still with reduced motion', () => {
  const rules = rulesOf('src/waiting-room/ButtonCountdown.module.css');
  expect(animated(rules, true)).toEqual(['.digits b']);
  // The last rule of the sheet: of two equal selectors, the later one counts.
  const last = rules.at(-1) as CSSMediaRule;
  expect(last.media.mediaText).toBe('(prefers-reduced-motion: reduce)');
  expect(animated(last.cssRules, false)).toEqual(['.digits b']);
});
