import { test as base, expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, type Firestore } from 'firebase/firestore/lite';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadRules } from '../../scripts/shared/emulators';
import { listen } from '../../scripts/shared/ports';
import {
  askAuth,
  AUTH_API,
  deleteAllAccounts,
  deleteAllDocuments,
  FIRESTORE,
  PROJECT,
} from '../support/emulators';
import { asAdmin } from '../support/firestore';

export { expect };

/** What the admin does in the Firebase console. */
export interface Admin {
  open: (id: string, fields: Record<string, unknown>) => Promise<void>;
  close: (id: string) => Promise<void>;
  setVideo: (video: unknown) => Promise<void>;
  /** The rooms' fields by id. */
  rooms: () => Promise<Record<string, Record<string, unknown>>>;
  tickets: () => Promise<Record<string, unknown>[]>;
  /** A document's fields, undefined where it is missing. */
  read: (path: string) => Promise<Record<string, unknown> | undefined>;
  write: (path: string, fields: Record<string, unknown>) => Promise<void>;
  remove: (path: string) => Promise<void>;
  /** The id of the Auth user with this e-mail, undefined where there is none. */
  uidOf: (email: string) => Promise<string | undefined>;
  disableAccount: (email: string) => Promise<void>;
  /** The project's setting against the enumeration of e-mail addresses; off at each test's beginning. */
  hideWhoHasAccounts: (hidden: boolean) => Promise<void>;
  /** The link in the newest e-mail for choosing a new password. */
  /** Changes an account's address at once, as no page does; the emulator then writes the e-mail to undo it. */
  changeEmail: (email: string, next: string) => Promise<void>;
  /** The link in the last e-mail of this kind to the address, which the emulator does not send; empty if there is none. */
  linkTo: (
    email: string,
    kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL',
  ) => Promise<string>;
  /** Puts other rules in force; the test's end restores the product's. */
  loadRules: (rules: string) => Promise<void>;
}

interface ConsoleError {
  text: string;
  /** Of the script, or of the request that failed. */
  address: string;
}

interface Fixtures {
  admin: Admin;
  /** Address of a page that stands for the live session. */
  liveSession: string;
  /** Console errors by which a test would fail, were they not expected: each of these must come. */
  expectConsoleErrors: (...patterns: RegExp[]) => void;
  /** Console errors that come or not, as the network's timing has it. */
  allowConsoleErrors: (...patterns: RegExp[]) => void;
  consolePatterns: { expected: RegExp[]; allowed: RegExp[] };
  /** A page of another visitor, with a storage of its own. */
  newVisitor: () => Promise<Page>;
}

interface WorkerFixtures {
  liveServer: string;
}

export const RULES = readFileSync('firestore.rules', 'utf8');

/** Rules of a service that refuses everything. */
export const DENY_ALL =
  "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write: if false; } }";

export const test = base.extend<Fixtures, WorkerFixtures>({
  liveServer: [
    async ({}, use) => {
      const server = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end('<!doctype html><link rel="icon" href="data:,"><title>Ao vivo</title><h1>Ao vivo</h1>');
      });
      await use(`http://127.0.0.1:${await listen(server)}/ao-vivo`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  liveSession: ({ liveServer }, use) => use(liveServer),

  admin: [
    async ({}, use) => {
      await Promise.all([deleteAllDocuments(), deleteAllAccounts(), hideWhoHasAccounts(false)]);
      let rulesInForce = RULES;
      const load = (rules: string) => {
        rulesInForce = rules;
        return loadRules(FIRESTORE, rules, PROJECT);
      };
      await use({ ...admin, loadRules: load });
      if (rulesInForce !== RULES) await load(RULES);
    },
    { auto: true },
  ],

  consolePatterns: [
    async ({ context }, use) => {
      const errors: ConsoleError[] = [];
      watchConsole(context, errors);
      const patterns = { expected: [] as RegExp[], allowed: [] as RegExp[] };
      await use(patterns);
      const known = [...patterns.expected, ...patterns.allowed];
      expect(errors.filter(({ text }) => !known.some((pattern) => pattern.test(text)))).toEqual([]);
      const texts = errors.map(({ text }) => text).join('\n');
      for (const pattern of patterns.expected) expect(texts).toMatch(pattern);
    },
    { auto: true },
  ],

  expectConsoleErrors: ({ consolePatterns }, use) =>
    use((...patterns) => void consolePatterns.expected.push(...patterns)),

  allowConsoleErrors: ({ consolePatterns }, use) =>
    use((...patterns) => void consolePatterns.allowed.push(...patterns)),

  newVisitor: async ({ browser, consolePatterns }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: ConsoleError[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watchConsole(context, errors);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    const isAllowed = ({ text }: ConsoleError) =>
      consolePatterns.allowed.some((pattern) => pattern.test(text));
    expect(errors.filter((error) => !isAllowed(error))).toEqual([]);
  },
});

/** What Chromium itself logs for a request that failed or was refused. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/** What the app logs for a part of it that could not be loaded; React's error 422 where that part was to be hydrated. */
export const NOT_LOADED = /Uma parte do site não foi carregada|error #422/;

/** What the SDK logs when it begins to work without the server. */
export const NO_BACKEND = /Could not reach Cloud Firestore backend/;

/** The SDK's request that writes a transaction. */
export const COMMIT = /:commit(\?|$)/;

/** Holds back the requests that `handle` gets until `open` is called. */
export function makeGate() {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const handle = async (route: Route) => {
    await opened;
    await route.continue();
  };
  return { opened, handle, open: () => void gate.emit('open') };
}

export function firestoreAddress(): { host: string; port: number } {
  const [host = '', port] = FIRESTORE.split(':');
  return { host, port: Number(port) };
}

/** The end of a stream that the emulator has already closed, which it answers with 400. */
const ENDED_STREAM = /\/Listen\/channel\?.*TYPE=terminate/;

/** Collects console errors, uncaught ones too; Chromium logs a violation of the CSP as an error. */
function watchConsole(context: BrowserContext, errors: ConsoleError[]): void {
  context.on('console', (message) => {
    const [text, address] = [message.text(), message.location().url];
    if (message.type() === 'error' && !ENDED_STREAM.test(address)) errors.push({ text, address });
  });
  context.on('weberror', (error) => void errors.push({ text: error.error().message, address: '' }));
}

const asAdminHere = <T>(work: (db: Firestore) => Promise<T>) => asAdmin({ projectId: PROJECT }, work);

const admin: Omit<Admin, 'loadRules'> = {
  open: (id, fields) => admin.write(`salaDeEspera/${id}`, fields),
  close: (id) => admin.remove(`salaDeEspera/${id}`),
  setVideo: (video) => admin.write('configuracoes/salaDeEspera', { video }),
  rooms: () =>
    asAdminHere(async (db) => {
      const { docs } = await getDocs(collection(db, 'salaDeEspera'));
      return Object.fromEntries(docs.map((room) => [room.id, room.data()]));
    }),
  tickets: () =>
    asAdminHere(async (db) => (await getDocs(collection(db, 'vagas'))).docs.map((ticket) => ticket.data())),
  read: (path) => asAdminHere(async (db) => (await getDoc(doc(db, path))).data()),
  write: (path, fields) => asAdminHere((db) => setDoc(doc(db, path), fields)),
  remove: (path) => asAdminHere((db) => deleteDoc(doc(db, path))),
  uidOf: async (email) => (await accountOf(email))?.localId,
  disableAccount: async (email) => {
    const localId = (await accountOf(email))?.localId;
    await askAuth('POST', `${AUTH_API}/accounts:update`, { localId, disableUser: true });
  },
  changeEmail: async (email, next) => {
    const localId = (await accountOf(email))?.localId;
    await askAuth('POST', `${AUTH_API}/accounts:update`, { localId, email: next });
  },
  hideWhoHasAccounts,
  linkTo: async (email, kind) => {
    const { oobCodes } = (await askAuth('GET', `/emulator/v1/projects/${PROJECT}/oobCodes`)) as {
      oobCodes: { email: string; newEmail?: string; requestType: string; oobLink: string }[];
    };
    const sent = oobCodes.filter(
      (code) => (code.newEmail ?? code.email) === email && code.requestType === kind,
    );
    return sent.at(-1)?.oobLink ?? '';
  },
};

async function hideWhoHasAccounts(hidden: boolean): Promise<void> {
  await askAuth('PATCH', `/emulator/v1/projects/${PROJECT}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: hidden },
  });
}

async function accountOf(email: string): Promise<{ localId: string } | undefined> {
  const { users } = (await askAuth('POST', `${AUTH_API}/accounts:lookup`, { email: [email] })) as {
    users?: { localId: string }[];
  };
  return users?.[0];
}
