import type { Page } from '@playwright/test';

/**
 * Makes IndexedDB silent: requests to open a database are not answered before the given time. Call it before
 * the page is opened.
 * @param silentMs Infinity for a database that never answers
 */
export async function silenceDatabases(page: Page, silentMs = Infinity): Promise<void> {
  await page.addInitScript(
    (delay) => {
      // oxlint-disable-next-line typescript/unbound-method
      const { open } = IDBFactory.prototype;
      // `null` stands for Infinity: the page gets its argument as JSON, which has no Infinity.
      const late = delay === null ? null : new Promise((answer) => setTimeout(answer, delay));
      const hold = (event: Event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        void late?.then(() => event.target?.dispatchEvent(new Event(event.type)));
      };
      IDBFactory.prototype.open = function (name, version) {
        // A database that never answers gets another name, so that a later visit finds the real one
        // unchanged.
        const request = open.call(this, late ? name : `silent ${name}`, version);
        // `upgradeneeded` is not delayed, because the stores of a new database can only be created during
        // this event.
        for (const type of late ? ['success'] : ['success', 'upgradeneeded', 'blocked'])
          request.addEventListener(type, hold);
        return request;
      };
    },
    silentMs === Infinity ? null : silentMs,
  );
}
