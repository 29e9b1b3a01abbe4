// The entry `/unstyled` of react-toastify, because the main entry inserts a <style> element, which the
// content security policy blocks.
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { addStyleSheet } from '../addStyleSheet';
import { toastMessages } from './toastMessages';
import styleSheet from './ToastArea.css?url';

/** How long a toast stays. Longer if it also says what to do, as errors and long texts do. */
const CLOSE_AFTER_MS = 3_000;
const CLOSE_AFTER_LONGER_MS = 8_000;
const LONG_TEXT_LETTERS = 60;

/** Waits for the style sheet: without its animations, the library would never remove a toast. */
export const addStyles = () => addStyleSheet(styleSheet);

export function showToast(kind: 'success' | 'error', text: string): void {
  const isLong = kind === 'error' || text.length > LONG_TEXT_LETTERS;
  toast[kind](text, { autoClose: isLong ? CLOSE_AFTER_LONGER_MS : CLOSE_AFTER_MS });
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
