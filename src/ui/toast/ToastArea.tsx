// The entry `/unstyled` of react-toastify, because the main entry inserts a <style> element, which the
// content security policy blocks.
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { addStyleSheet } from '../addStyleSheet';
import { toastMessages } from './toastMessages';
import styleSheet from './ToastArea.css?url';

/** How long a toast stays. An error stays longer, because its text also says what to do. */
const CLOSE_AFTER_MS = { success: 3_000, error: 8_000 };

/** Waits for the style sheet: without its animations, the library would never remove a toast. */
export const addStyles = () => addStyleSheet(styleSheet);

export function showToast(kind: keyof typeof CLOSE_AFTER_MS, text: string): void {
  toast[kind](text, { autoClose: CLOSE_AFTER_MS[kind] });
}

export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      closeOnClick
      icon={false}
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
