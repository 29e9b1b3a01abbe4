/** Matches the id of a YouTube video. */
const VIDEO_ID = /^[\w-]{11}$/;
const YOUTUBE_HOST = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/;
/** Path parts of YouTube's players for playlists and channels, which look like ids but are none. */
const NO_IDS = new Set(['videoseries', 'live_stream']);
const ID_FOLDERS = new Set(['embed', 'live', 'shorts', 'v']);

/**
 * The video's id in a YouTube address of any usual form (watch page, share link, live, shorts, embed, with or
 * without https://), or null for any other text.
 */
export function youtubeVideoId(address: string): string | null {
  const id = idIn(address.trim());
  return id && VIDEO_ID.test(id) && !NO_IDS.has(id) ? id : null;
}

function idIn(address: string): string | null | undefined {
  let url: URL;
  try {
    url = new URL(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  } catch {
    return null;
  }
  const [folder, name] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return folder;
  if (!YOUTUBE_HOST.test(url.hostname)) return null;
  if (folder === 'watch') return url.searchParams.get('v');
  return folder && ID_FOLDERS.has(folder) ? name : null;
}

/**
 * The address of YouTube's player without cookies. Muted, because browsers allow autoplay only without sound.
 */
export function embedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&mute=1&playsinline=1`;
}
