import { configure } from '@testing-library/react';

// The timeout is longer than the default of 1 s, because machines that run tests are often busy.
configure({ asyncUtilTimeout: 20_000 });

// Fires `load` on style sheets, which jsdom does not load, because components wait for them.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const added of addedNodes)
      if (added instanceof HTMLLinkElement && added.rel === 'stylesheet')
        added.dispatchEvent(new Event('load'));
}).observe(document.head, { childList: true });
