/** Listens to several events. Returns a function that ends it. */
export function listenTo(target: EventTarget, events: string[], listener: () => void): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}
