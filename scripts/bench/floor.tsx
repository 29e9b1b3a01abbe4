// react-dom and BrowserRouter alone: what no page of this app could do without.
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

createRoot(document.body).render(
  <BrowserRouter>
    <h1>Floor</h1>
  </BrowserRouter>,
);
