import { admin, expect, test } from './fixtures';
import { wait } from './waitingRoomPage';

test.beforeEach(async ({ page }) => {
  // A stand-in for YouTube's player. Whether the content security policy allows the player is tested
  // nevertheless.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>player</p>' }),
  );
});

test('the video that the team sets appears without a reload, and so does another one', async ({ page }) => {
  await wait(page);
  await expect(page.getByText('O show aparece aqui.')).toBeVisible();
  // The page has this text once it knows the settings: Firestore's emulator may lose a document that is
  // created while a page subscribes to it.
  await page.getByText('Como funciona').waitFor();
  await admin.setVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  const player = page.getByTitle('Transmissão ao vivo');
  await expect(player).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1&playsinline=1',
  );
  await expect(page.frameLocator('iframe').getByText('player')).toBeVisible();
  await expect(page.getByText('AO VIVO', { exact: true })).toBeHidden();
  await admin.setVideo('https://youtu.be/M7lc1UVf-VE');
  await expect(player).toHaveAttribute('src', /M7lc1UVf-VE/);
});
