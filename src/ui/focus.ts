/** Focuses the page's main element, after a navigation or when the focused element has been removed. */
export function focusPage(): void {
  focus(document.querySelector('main'));
}

/** A `ref` for an element that replaces the focused one: the new element takes the focus. */
export function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/**
 * A `ref` like `focus` that also scrolls, for a new element that is larger than the replaced one or
 * elsewhere.
 */
export function focusAndShow(element: HTMLElement | null, block: ScrollLogicalPosition = 'nearest'): void {
  focus(element);
  element?.scrollIntoView({ block });
}
