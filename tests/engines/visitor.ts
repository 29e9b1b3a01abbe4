import { expect, vi } from 'vitest';
import { MARIA } from '../support/person';
import type { Find, Tab } from './tab';

/** How long to wait for the page. It is so long because machines that run tests are often busy. */
const PAGE_LIMIT_MS = 20_000;

/** Finds an enabled button in `main`, or a link anywhere, by its text. */
const button: Find = (name) =>
  [...document.querySelectorAll('main button:not(:disabled)'), ...document.querySelectorAll('a')].find(
    (one) => one.textContent?.trim() === name,
  ) ?? null;

/** Finds a field by its label; by its placeholder or name if the label has further text. */
const field: Find = (name) =>
  [...document.querySelectorAll('label')].find((label) => label.textContent?.trim() === name)?.control ??
  document.querySelector(`[placeholder="${name}"], [name="${name}"]`);

/** What a person can do and see in a tab. */
export function visitor(tab: Tab, site: string) {
  const text = () => tab.run(() => document.body.innerText);
  const path = () => tab.run(() => location.href);
  const sees = async (words: string) => {
    await expect.poll(text, { timeout: PAGE_LIMIT_MS }).toContain(words);
  };
  const has = (name: string) =>
    tab.run(
      (wanted) =>
        [...document.querySelectorAll('main button:not(:disabled), a')].some(
          (one) => one.textContent?.trim() === wanted,
        ),
      name,
    );
  const canClick = async (name: string) => {
    await expect.poll(() => has(name), { timeout: PAGE_LIMIT_MS, interval: 20, message: name }).toBe(true);
  };
  const isAt = async (address: string) => {
    await expect.poll(path, { timeout: PAGE_LIMIT_MS }).toBe(new URL(address, site).href);
  };
  const click = async (name: string) => {
    await canClick(name);
    await tab.click(button, name);
  };
  const fill = (name: string, value: string) =>
    vi.waitFor(() => tab.fill(field, name, value), { timeout: PAGE_LIMIT_MS, interval: 100 });

  return {
    goTo: (address: string) => tab.goto(new URL(address, site).href),
    sees,
    canClick,
    isAt,
    click,
    fill,
    valueOf: (name: string) =>
      tab.run((wanted) => document.querySelector<HTMLInputElement>(`[name="${wanted}"]`)?.value, name),
    focusedField: () => tab.run(() => document.activeElement?.getAttribute('name')),
    /** Goes back to a page. Resolves with whether it came from the page cache. */
    goBack: async (address: string) => {
      await tab.back();
      await isAt(address);
      return tab.run(() => document.documentElement.dataset.cameBack === 'yes');
    },
    /** Makes the page note when it comes back from the page cache. */
    watchReturn: () =>
      tab.run(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.documentElement.dataset.cameBack = 'yes';
        });
      }),
    signUp: async (person = MARIA) => {
      await fill('Nome completo', person.name);
      await fill('E-mail', person.email);
      await fill('Celular com DDD', person.celular);
      await fill('Estado', person.estado);
      await fill('Digite o nome da cidade', `${person.cidade}\t`);
      await fill('Senha', person.password);
      await tab.click(() => document.querySelector('form input[type="checkbox"]'), 'consent');
      await click('Cadastrar');
    },
    logIn: async ({ email, password } = MARIA) => {
      await fill('E-mail', email);
      await fill('Senha', password);
      await click('Entrar na conta');
    },
  };
}

export type Visitor = ReturnType<typeof visitor>;
