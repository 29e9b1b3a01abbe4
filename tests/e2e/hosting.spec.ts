import { expect, test } from './fixtures';

test('every page carries the security headers and is asked for anew', async ({ request }) => {
  for (const address of ['/', '/sala-de-espera', '/pg-infor/em-breve']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('what lies in assets is kept for ever, and a missing one is a 404', async ({ page, request }) => {
  await page.goto('/sala-de-espera');
  const script = await page.locator('script[type=module]').first().getAttribute('src');
  const answer = await request.get(script ?? '');
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get('/assets/missing.js')).status()).toBe(404);
});
