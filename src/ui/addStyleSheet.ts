const sheets = new Map<string, Promise<void>>();

/**
 * Adds a style sheet that has a file of its own, because few visits need it: every page loads the app's
 * before its first paint. Resolves when it has been loaded. Rejects if it cannot be; the next call tries
 * again.
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
