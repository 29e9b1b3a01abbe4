const sheets = new Map<string, Promise<void>>();

/**
 * Loads a separate style sheet for something that few visits need, because every page must load the app's own
 * style sheet before its first paint. Resolves when the style sheet has loaded; rejects if loading fails, and
 * the next call tries again.
 */
export function addStyleSheet(address: string): Promise<void> {
  const sheet = sheets.get(address) ?? load(address);
  sheets.set(address, sheet);
  return sheet;
}

function load(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(address);
      reject(new Error(`${address} could not be loaded.`));
    });
    document.head.append(link);
  });
}
