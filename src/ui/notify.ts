/** An error says what to do as well, which takes longer to read, ms. */
const ERROR_MS = 8_000;

/** A toast, which outlives the page that asked for it. Its library is loaded at the first one. */
export function notify(kind: 'success' | 'error', text: string): void {
  import('react-toastify/unstyled').then(
    ({ toast }) => toast[kind](text, kind === 'error' ? { autoClose: ERROR_MS } : {}),
    (error) => console.error('O aviso não foi mostrado:', text, error),
  );
}
