// jsdom loads no style sheets, but components wait for theirs: this says that they have arrived.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const added of addedNodes)
      if (added instanceof HTMLLinkElement && added.rel === 'stylesheet')
        added.dispatchEvent(new Event('load'));
}).observe(document.head, { childList: true });
