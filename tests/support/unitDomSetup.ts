import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import './dom';

// jsdom has no layout, and so lacks these functions.
Element.prototype.scrollIntoView = () => {};
Range.prototype.getBoundingClientRect = () => new DOMRect();
Object.assign(document, { fonts: { ready: Promise.resolve() } });

// Clears the storage before each test, because after one a mock may still block it.
beforeEach(() => localStorage.clear());

// Unmounts components before the check for logged errors: Vitest calls the last set-up file's hooks first.
afterEach(cleanup);
