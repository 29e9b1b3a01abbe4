import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { listenTo } from '../base/listenTo';

/** The part of the element's width that its text may take. */
const MAX_PART = 0.9;

/**
 * Makes the text of an element at most as wide as the element, by the factor `--fit`, with which the style
 * sheet multiplies the font size. CSS alone cannot: browsers inside Android apps enlarge letters as the
 * system's settings say, but not the lengths that their size is computed from.
 */
export function useFittingText(ref: RefObject<HTMLElement | null>): void {
  // At each render, because the text may have changed.
  useLayoutEffect(() => fit(ref.current));
  useEffect(() => {
    const fitNow = () => fit(ref.current);
    // The display font may come later, and has letters of another width.
    void document.fonts.ready.then(fitNow);
    return listenTo(window, ['resize'], fitNow);
  }, [ref]);
}

function fit(element: HTMLElement | null): void {
  if (!element) return;
  element.style.removeProperty('--fit');
  const text = document.createRange();
  text.selectNodeContents(element);
  // Both widths contain the scale of an animation, if one is running.
  const part = text.getBoundingClientRect().width / element.getBoundingClientRect().width;
  if (part > MAX_PART) element.style.setProperty('--fit', `${MAX_PART / part}`);
}
