/**
 * Moves the focus to the page, when the element that had it has been removed, or when the page is a new one.
 */
export function focusPage(): void {
  focus(document.querySelector('main'));
}

/** A `ref` for an element that replaces the focused one: moves the focus to the new element. */
export function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** A `ref` that also scrolls to the new element, which is larger than the replaced one, or elsewhere. */
export function focusAndShow(element: HTMLElement | null, block: ScrollLogicalPosition = 'nearest'): void {
  focus(element);
  element?.scrollIntoView({ block });
}
