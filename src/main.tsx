import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { pageOpened } from './pages';
import { ErrorBoundary } from './ui/ErrorBoundary';
import './ui/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void pageOpened.then(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  ),
);
