// The entry `/unstyled` of react-toastify, because the main entry inserts a <style> element, which the
// content security policy blocks.
import { ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { addStyleSheet } from '../addStyleSheet';
import { toastMessages } from './toastMessages';
import styleSheet from './ToastArea.css?url';

export { toast } from 'react-toastify/unstyled';

/** How long a toast stays. Errors stay longer (notify.ts). */
const AUTO_CLOSE_MS = 3_000;

/** Waits for the style sheet: without its animations, the library would never remove a toast. */
export const addStyles = () => addStyleSheet(styleSheet);

export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      closeOnClick
      // Replaces the library's close button and hides its progress bar, whose labels are English.
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
