import { useLayoutEffect, type RefObject } from 'react';
import { listenTo } from '../base/listenTo';

/** The part of the element's width that its text may take. */
const MAX_PART = 0.9;

/**
 * Makes the text of an element at most as wide as the element, by the factor `--fit`, with which the style
 * sheet multiplies the font size. CSS alone cannot: browsers inside Android apps enlarge letters as the
 * system's settings say, but not the lengths that their size is computed from.
 */
export function useFittingText(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    fit(element);
    // The display font may come later, and has letters of another width.
    void document.fonts.ready.then(() => fit(element));
    return listenTo(window, ['resize'], () => fit(element));
  });
}

function fit(element: HTMLElement): void {
  element.style.removeProperty('--fit');
  const text = document.createRange();
  text.selectNodeContents(element);
  // Both widths contain the scale of an animation, if one is running.
  const part = text.getBoundingClientRect().width / element.getBoundingClientRect().width;
  if (part > MAX_PART) element.style.setProperty('--fit', `${MAX_PART / part}`);
}
