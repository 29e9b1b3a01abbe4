/**
 * Adds a style sheet that has a file of its own, because few visits need it: every page loads the app's before its first paint.
 * Resolves when it has been loaded, and rejects if it cannot be.
 */
export function addStyleSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${address} não foi carregado.`)));
    document.head.append(link);
  });
}
