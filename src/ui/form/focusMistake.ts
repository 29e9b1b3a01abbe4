/**
 * Focuses the first field with an error, or the list of errors. Returns the field's name if it had the focus
 * already.
 */
export function focusMistake(form: HTMLFormElement): string | null {
  const wrong = form.querySelector<HTMLElement>('[data-mistakes], [aria-invalid="true"]');
  const focused = wrong === document.activeElement ? wrong?.getAttribute('name') : null;
  wrong?.focus();
  return focused ?? null;
}
