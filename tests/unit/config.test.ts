import { expect, it, vi } from 'vitest';

it.each([
  ['contato@show.example', 'contato@show.example', 'mailto:contato@show.example'],
  ['https://show.example/fale', 'show.example/fale', 'https://show.example/fale'],
])('the contact %s is shown as %s and leads to %s', async (given, shown, href) => {
  vi.stubEnv('VITE_ORGANIZER_CONTACT', given);
  vi.resetModules();
  const { config } = await import('../../src/config');
  expect(config.organizer).toMatchObject({ contact: shown, contactLink: href });
});

it.each([
  ['', 'contato@show.example', 'mailto:contato@show.example'],
  ['dados@show.example', 'dados@show.example', 'mailto:dados@show.example'],
])('the contact %j for personal data is shown as %s', async (given, shown, href) => {
  vi.stubEnv('VITE_ORGANIZER_CONTACT', 'contato@show.example');
  vi.stubEnv('VITE_PRIVACY_CONTACT', given);
  vi.resetModules();
  const { config } = await import('../../src/config');
  expect(config.privacy).toEqual({ contact: shown, contactLink: href });
});

it.each([
  ['', 'Associação Exemplo'],
  ['11.222.333/0001-81', 'Associação Exemplo, CNPJ\u00a011.222.333/0001-81'],
])('the organiser with the tax number %j is named %s', async (id, fullName) => {
  vi.stubEnv('VITE_ORGANIZER_NAME', 'Associação Exemplo');
  vi.stubEnv('VITE_ORGANIZER_ID', id);
  vi.resetModules();
  const { config } = await import('../../src/config');
  expect(config.organizer.fullName).toBe(fullName);
});
