/** Adds one listener for several events. Returns a function that removes the listener. */
export function listenTo(
  target: EventTarget,
  events: string[],
  listener: (event: Event) => void,
): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}

/** Returns a function that ends several subscriptions. */
export function endAll(...ends: (() => void)[]): () => void {
  return () => ends.forEach((end) => end());
}

/** Calls the listener when the device goes offline or online. */
export function onNetwork(listener: () => void): () => void {
  return listenTo(window, ['online', 'offline'], listener);
}

/** Calls the listener when the browser shows the page again from its page cache. */
export function onReturnFromPageCache(listener: () => void): () => void {
  return listenTo(window, ['pageshow'], (event) => {
    if ((event as PageTransitionEvent).persisted) listener();
  });
}

/** Calls the listener whenever the page becomes visible again. */
export function onPageVisible(listener: () => void): () => void {
  return listenTo(document, ['visibilitychange'], () => {
    if (document.visibilityState === 'visible') listener();
  });
}
