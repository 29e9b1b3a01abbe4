import { useState } from 'react';
// The default import writes a <style> element, which the content security policy refuses.
import { ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import styleSheet from './ToastArea.css?url';

export { toast } from 'react-toastify/unstyled';

/** spec.md section 9. */
const AUTO_CLOSE_MS = 3000;

/** Its style sheet is a file of its own: with the app's, every page would load it before its first paint. */
export function ToastArea() {
  const [styled, setStyled] = useState(false);
  const onSettled = () => setStyled(true);
  return (
    <>
      <link rel="stylesheet" href={styleSheet} onLoad={onSettled} onError={onSettled} />
      {styled && (
        <ToastContainer
          position="top-right"
          autoClose={AUTO_CLOSE_MS}
          closeOnClick
          // The library's own button and progress bar have English labels.
          closeButton={CloseButton}
          hideProgressBar
          aria-label="Avisos"
        />
      )}
    </>
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="Toastify__close-button" aria-label="Fechar aviso" onClick={closeToast}>
      ×
    </button>
  );
}
