// Before React.
import './setImmediate';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { trackErrors } from './analytics/trackErrors';
import { loadPart } from './loadPart';
import { ROOM_PATH } from './paths';
import { report } from './reporting';
import { routeOf } from './routes';
import './ui/global.css';

trackErrors();

const path = routeOf(window.location.pathname);

// The rooms are requested while the HTML is being hydrated. If this fails, the page requests them itself, and says what is wrong.
if (path === ROOM_PATH)
  loadPart(() => import('./waiting-room/firebase'), 'never')
    .then(({ db, prefetchRooms }) => prefetchRooms(db))
    .catch(() => {});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    {/* Without transitions: otherwise RequireAuth redirects before logout's navigate('/') takes effect. */}
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
  // The dev server has no prerendered HTML, and 404.html also comes for addresses that only the app knows (`/Login`).
  if (root.dataset.page === path) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
});
