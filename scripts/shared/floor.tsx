// The smallest page: react-dom and BrowserRouter, which every page of the app needs.
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

createRoot(document.body).render(
  <BrowserRouter>
    <h1>Floor</h1>
  </BrowserRouter>,
);
