/** As a `ref`: gives the focus to an element that takes the place of the one that had it. */
export function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
