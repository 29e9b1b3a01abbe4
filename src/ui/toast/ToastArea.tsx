// `/unstyled`, because the package's main file inserts a <style> element, which the content security policy
// blocks.
import { ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { addStyleSheet } from '../addStyleSheet';
import { toastMessages } from './toastMessages';
import styleSheet from './ToastArea.css?url';

export { toast } from 'react-toastify/unstyled';

/** How long a toast stays; errors stay longer (notify.ts). */
const AUTO_CLOSE_MS = 3_000;

/** Without the style sheet, toasts would not close. */
export const addStyles = () => addStyleSheet(styleSheet);

export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      closeOnClick
      // The library's own button and progress bar have English labels.
      closeButton={CloseButton}
      hideProgressBar
      aria-label={toastMessages.label}
    />
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={toastMessages.close}
      onClick={closeToast}
    >
      ×
    </button>
  );
}
