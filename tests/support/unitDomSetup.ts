import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import './styleSheets';

// Pages load their parts lazily, which can take more than the default of 1 s on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

// Not at the end of a test, where a mock may still block the storage.
beforeEach(() => localStorage.clear());

// Runs before the check for logged errors: Vitest calls the hooks of the last set-up file first.
afterEach(cleanup);
