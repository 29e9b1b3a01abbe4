import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import './styleSheets';

// Longer than the default of 1 s, because lazily loaded parts of pages take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

// jsdom has no layout, and so lacks this function.
Element.prototype.scrollIntoView = () => {};

// Before each test, because after one a mock may still block the storage.
beforeEach(() => localStorage.clear());

// Unmounts components before the check for logged errors: Vitest calls the last set-up file's hooks first.
afterEach(cleanup);
