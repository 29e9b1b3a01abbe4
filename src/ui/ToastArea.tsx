import 'react-toastify/ReactToastify.css';
import './ToastArea.css';
// The default import writes a <style> element, which the content security policy refuses.
import { ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';

export { toast } from 'react-toastify/unstyled';

/** spec.md section 9. */
const AUTO_CLOSE_MS = 3000;

export function ToastArea() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      closeOnClick
      // The library's own button and progress bar have English labels.
      closeButton={CloseButton}
      hideProgressBar
      aria-label="Avisos"
    />
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="Toastify__close-button" aria-label="Fechar aviso" onClick={closeToast}>
      ×
    </button>
  );
}
