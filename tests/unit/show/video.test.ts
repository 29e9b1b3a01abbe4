import { describe, expect, it } from 'vitest';
import { embedUrl, youtubeVideoId } from '../../../src/show/video';

const ID = 'dQw4-9Wg_cQ';

describe('youtubeVideoId', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch/?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}&t=42s`,
    `https://www.youtube.com/watch?v=${ID}&list=PL1234567890&index=2`,
    `https://www.youtube.com/watch?app=desktop&v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}#t=42`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=AbCdEfGhIjKlMnOp`,
    `https://youtu.be/${ID}?t=42`,
    `http://youtu.be/${ID}/`,
    `https://www.youtube.com/live/${ID}`,
    `https://youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://youtube.com/shorts/${ID}?si=AbCdEfGhIjKlMnOp`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `//www.youtube.com/embed/${ID}`,
    `www.youtube.com/watch?v=${ID}`,
    `youtube.com/watch?v=${ID}`,
    `youtu.be/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `YouTube.com/watch?v=${ID}`,
    `  https://youtu.be/${ID}\n`,
  ])('finds the id in %s', (address) => {
    expect(youtubeVideoId(address)).toBe(ID);
  });

  it('finds the id in its own embed address', () => {
    expect(youtubeVideoId(embedUrl(ID))).toBe(ID);
  });

  describe('rejects another host', () => {
    it.each([
      `https://youtube.com.evil.com/watch?v=${ID}`,
      `https://www.youtube.com.evil.com/embed/${ID}`,
      `https://evil.com/watch?v=${ID}`,
      `https://evil.com/www.youtube.com/watch?v=${ID}`,
      `https://evil.com/?u=https://www.youtube.com/watch?v=${ID}`,
      `https://evil.com#https://youtu.be/${ID}`,
      `https://www.youtube.com@evil.com/watch?v=${ID}`,
      `https://evilyoutube.com/watch?v=${ID}`,
      `https://evil-youtube.com/watch?v=${ID}`,
      `https://evil.youtube.com/watch?v=${ID}`,
      `https://youtubeXcom/watch?v=${ID}`,
      `https://wwwxyoutube.com/watch?v=${ID}`,
      `https://youtube.co/watch?v=${ID}`,
      `https://youtu.be.evil.com/${ID}`,
      `https://evil.com/youtu.be/${ID}`,
      `https://evil.youtu.be/${ID}`,
      `https://vimeo.com/${ID}`,
    ])('%s', (address) => {
      expect(youtubeVideoId(address)).toBeNull();
    });
  });

  describe('rejects an address without a video', () => {
    it.each([
      ['the home page', 'https://www.youtube.com/'],
      ['a playlist', 'https://www.youtube.com/playlist?list=PL1234567890'],
      ['a watch page with a playlist only', 'https://www.youtube.com/watch?list=PL1234567890'],
      ['an embedded playlist', 'https://www.youtube.com/embed/videoseries?list=PL1234567890'],
      ['a channel', 'https://www.youtube.com/channel/UC1234567890123456789012'],
      ['a handle', 'https://www.youtube.com/@showdepremios'],
      ['the live page of a handle', 'https://www.youtube.com/@showdepremios/live'],
      ['the live stream of a channel', 'https://www.youtube.com/embed/live_stream?channel=UC12345678901234'],
      ['a search', 'https://www.youtube.com/results?search_query=show'],
      ['a share link without an id', 'https://youtu.be/'],
      ['a watch page without an id', 'https://www.youtube.com/watch'],
      ['a folder without an id', 'https://www.youtube.com/embed/'],
      ['an id that is too short', `https://youtu.be/${ID.slice(1)}`],
      ['an id that is too long', `https://youtu.be/${ID}x`],
      ['an empty id', 'https://www.youtube.com/watch?v='],
      ['an id with another character', 'https://youtu.be/dQw4-9Wg%22cQ'],
      ['an id with an accent', 'https://www.youtube.com/watch?v=dQw4-9Wg_cé'],
      ['an id with a line break', `https://www.youtube.com/watch?v=${ID}%0A`],
      ['an id alone', ID],
      ['nothing', ''],
      ['spaces', '   '],
      ['words', 'o show de hoje'],
      ['a script', `javascript:alert('https://youtu.be/${ID}')`],
      ['another protocol', `ftp://www.youtube.com/watch?v=${ID}`],
    ])('%s', (_, address) => {
      expect(youtubeVideoId(address)).toBeNull();
    });
  });
});

it('the embed address uses the no-cookie player, muted, with autoplay and inline playback', () => {
  const { origin, pathname, searchParams } = new URL(embedUrl(ID));
  expect(origin + pathname).toBe(`https://www.youtube-nocookie.com/embed/${ID}`);
  expect(Object.fromEntries(searchParams)).toEqual({ autoplay: '1', mute: '1', playsinline: '1' });
});
