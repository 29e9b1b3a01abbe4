/** Whether the page has filled-in fields that a reload would lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [hidden]), select, textarea',
  );
  return [...fields].some(({ value }) => value !== '');
}
