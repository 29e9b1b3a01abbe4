import 'react-toastify/ReactToastify.css';
// The default import writes a <style> element, which the content security policy refuses.
import { ToastContainer } from 'react-toastify/unstyled';

/** spec.md section 9. */
const AUTO_CLOSE_MS = 3000;

export default function ToastArea() {
  return <ToastContainer position="top-right" autoClose={AUTO_CLOSE_MS} closeOnClick aria-label="Avisos" />;
}
