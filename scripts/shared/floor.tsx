// The smallest possible page, to compare sizes with: react-dom and BrowserRouter, which every page needs.
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

createRoot(document.body).render(
  <BrowserRouter>
    <h1>Floor</h1>
  </BrowserRouter>,
);
