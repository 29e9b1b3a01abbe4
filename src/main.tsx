import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { trackErrors } from './analytics/trackErrors';
import { App } from './App';
import { pageOpened } from './pages';
import { report } from './reporting';
import { ErrorBoundary } from './ui/ErrorBoundary';
import './ui/global.css';

/** A page that takes longer than the app, ms, is waited for in the app's frame. */
const PATIENCE_MS = 500;
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

trackErrors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void Promise.race([pageOpened, patience]).then(() =>
  // In slices, between which a tap or a scroll gets its turn.
  startTransition(() =>
    createRoot(root, {
      onCaughtError: (error) => report('A página não pôde ser mostrada:', error),
    }).render(
      <StrictMode>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </StrictMode>,
    ),
  ),
);
