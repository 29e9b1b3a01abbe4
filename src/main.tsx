// Imported before React: React's scheduler looks for `setImmediate` only once, when it is loaded.
import './setImmediate';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { trackErrors } from './analytics/track';
import { report } from './base/reporting';
import { routeOf } from './routes';
import './ui/global.css';

trackErrors();

const path = routeOf(window.location.pathname);

// index.html has this element.
const root = document.getElementById('root') as HTMLElement;

const app = (
  <StrictMode>
    {/* The router uses no transitions: otherwise RequireAuth redirects before logout's navigate('/') takes
        effect. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);
const options = {
  onCaughtError: (error: unknown) => report('A página não pôde ser mostrada:', error),
  onRecoverableError: (error: unknown) => report('A página foi desenhada de novo:', error),
};

// A transition renders in slices, so that a tap or a scroll does not wait for the whole page.
startTransition(() => {
  // Hydrates only if the HTML was prerendered for this route. Otherwise renders from scratch: on the dev
  // server, and for `/Login`, which Hosting answers with 404.html although the router matches it to /login.
  if (root.dataset.page === path) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
});
