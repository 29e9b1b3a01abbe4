import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The rules of a style sheet, parsed as browsers do; unit tests load no style sheets themselves. */
function rulesOf(path: string): CSSRule[] {
  const style = document.createElement('style');
  style.textContent = readFileSync(path, 'utf8');
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])];
  style.remove();
  return rules;
}

/** The selectors of the rules that start a moving animation, or end one. */
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
  // The last rule of the style sheet, because of two equal selectors the later one wins.
  const last = rules.at(-1) as CSSMediaRule;
  expect(last.media.mediaText).toBe('(prefers-reduced-motion: reduce)');
  expect(animated(last.cssRules, false)).toEqual(['.digits b']);
});
