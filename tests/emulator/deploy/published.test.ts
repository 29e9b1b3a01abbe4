import { expect, it } from 'vitest';
import { checkActionPage } from '../../../scripts/deploy/published';
import { startHttpServer } from '../../support/server';

it("a deploy whose headers break Firebase's page for the links in e-mails is reported", async () => {
  let answer = { status: 200, policy: '', body: '' };
  const hosting = await startHttpServer(({ url }, response) => {
    const headers = answer.policy ? { 'Content-Security-Policy': answer.policy } : {};
    response.writeHead(url === '/__/auth/action' ? answer.status : 404, headers).end(answer.body);
  });
  const checked = (status: number, policy: string, body: string) => {
    answer = { status, policy, body };
    return checkActionPage(hosting.address);
  };
  const own = '<script src="/__/auth/handler.js"></script>';
  const inline = '<SCRIPT nonce="a">handle()</SCRIPT>';
  const foreign = '<script async src=//www.gstatic.com/ui.js></script>';
  const ours = "default-src 'self'; script-src 'self' 'sha256-abc'; object-src 'none'";
  await expect(checked(200, '', own + inline + foreign)).resolves.toBeUndefined();
  await expect(checked(200, ours, own)).resolves.toBeUndefined();
  await expect(
    checked(200, "script-src 'self' 'unsafe-inline' http://www.gstatic.com/", own + inline + foreign),
  ).resolves.toBeUndefined();
  await expect(checked(200, ours, own + inline)).rejects.toThrow(
    'bloqueia um script que está na própria página',
  );
  await expect(checked(200, ours, own + foreign)).rejects.toThrow(
    'bloqueia o script http://www.gstatic.com/ui.js',
  );
  await expect(checked(404, '', '')).rejects.toThrow('/__/auth/action vem com HTTP 404');
  hosting.stop();
});
