// `/unstyled`, because the package's main file inserts a <style> element, which the content security policy blocks.
import { ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { messages } from './messages';
import styleSheet from './ToastArea.css?url';

export { toast } from 'react-toastify/unstyled';

/** How long a toast stays; errors stay longer (notify.ts). */
const AUTO_CLOSE_MS = 3000;

const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = styleSheet;

/**
 * Resolves when the toasts' style sheet is loaded, and rejects if it cannot be: without it, toasts would not close. It is a
 * separate file, because every page loads the app's style sheet before its first paint.
 */
export const styled = new Promise<void>((resolve, reject) => {
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => reject(new Error('O estilo dos avisos não foi carregado.')));
});
document.head.append(link);

export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      closeOnClick
      // The library's own button and progress bar have English labels.
      closeButton={CloseButton}
      hideProgressBar
      aria-label={messages.toasts}
    />
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={messages.closeToast}
      onClick={closeToast}
    >
      ×
    </button>
  );
}
