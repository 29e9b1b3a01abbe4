/** A toast, which outlives the page that asked for it. Its library is loaded at the first one. */
export function notify(kind: 'success' | 'error', text: string): void {
  import('react-toastify/unstyled').then(
    ({ toast }) => toast[kind](text),
    (error) => console.error('O aviso não foi mostrado:', text, error),
  );
}
