import { collectionGroup, getDocs } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { serveLiveSession } from '../../scripts/shared/liveSession';
import { adminOf } from '../support/admin';
import { emptyProject, PROJECT } from '../support/emulators';
import { startFirefox } from './firefox';
import type { Engine, Tab } from './tab';
import { visitor, type Visitor } from './visitor';
import { startWebKit } from './webkit';

const ENGINES = { WebKit: startWebKit, Firefox: startFirefox };

export interface Visit {
  /** The visitor of the current test, in a new browser profile. */
  visitor: () => Visitor;
  /** The address of a page that stands for the live session. */
  liveSession: () => string;
}

/**
 * Declares the same tests for each browser engine. Every test starts with empty emulators and a new visitor.
 */
export function describeEngines(name: string, tests: (visit: Visit, engine: string) => void): void {
  describe.each(Object.entries(ENGINES))(`${name} (%s)`, (engineName, start) => {
    let engine: Engine | undefined;
    let tab: Tab | undefined;
    let live = '';

    beforeAll(async () => {
      live = await serveLiveSession();
      engine = await start();
    });
    beforeEach(async () => {
      await emptyProject();
      tab = await engine?.open();
    });
    afterEach(() => tab?.close());
    afterAll(() => engine?.close());

    const newcomer = () => {
      if (!tab) throw new Error(`${engineName} did not start.`);
      return visitor(tab, process.env.SITE_ADDRESS ?? '');
    };
    tests({ visitor: newcomer, liveSession: () => live }, engineName);
  });
}

export const admin = adminOf(() => PROJECT);

/** The number of documents in all collections with this name. */
export function count(collection: string): Promise<number> {
  return admin.run(async (db) => (await getDocs(collectionGroup(db, collection))).size);
}
