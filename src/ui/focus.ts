/** A `ref` for an element that replaces the focused one: moves the focus to the new element. */
export function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
