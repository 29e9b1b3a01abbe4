/** Focuses the page's main element, after a navigation or when the focused element has been removed. */
export function focusPage(): void {
  focus(document.querySelector('main'));
}

/**
 * For a button that may disappear when it is pressed: makes a function that first focuses the page, so that
 * keyboard users do not lose their place, and then calls `work`.
 */
export function afterFocusingPage(work: () => void): () => void {
  return () => {
    focusPage();
    work();
  };
}

/** A `ref` for an element that replaces the focused one: the new element takes the focus. */
export function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Focuses an element if the focused one is gone; otherwise keyboard users would start at the page's top. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focus(element);
}

/**
 * A `ref` like `focus`, but also scrolls to the new element: for a new element that is larger than the
 * replaced one, or in another place.
 */
export function focusAndShow(element: HTMLElement | null, block: ScrollLogicalPosition = 'nearest'): void {
  focus(element);
  element?.scrollIntoView({ block });
}
