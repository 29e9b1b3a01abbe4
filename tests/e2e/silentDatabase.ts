import type { Page } from '@playwright/test';

/**
 * Makes IndexedDB silent: no request to open a database is answered before the time has passed. Call it
 * before the page is opened.
 * @param silentMs Infinity for a database that never answers
 */
export async function silenceDatabases(page: Page, silentMs = Infinity): Promise<void> {
  await page.addInitScript(
    (delay) => {
      // oxlint-disable-next-line typescript/unbound-method
      const { open } = IDBFactory.prototype;
      // JSON has no Infinity.
      const late = delay === null ? null : new Promise((answer) => setTimeout(answer, delay));
      const hold = (event: Event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        void late?.then(() => event.target?.dispatchEvent(new Event(event.type)));
      };
      IDBFactory.prototype.open = function (name, version) {
        // A name of its own, so that a later visit finds the real database as it was.
        const request = open.call(this, late ? name : `silent ${name}`, version);
        // The stores of a new database can only be created at once.
        for (const type of late ? ['success'] : ['success', 'upgradeneeded', 'blocked'])
          request.addEventListener(type, hold);
        return request;
      };
    },
    silentMs === Infinity ? null : silentMs,
  );
}
