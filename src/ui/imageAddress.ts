import { config } from '../config';

/**
 * Matches a path of this site or an https address. The content security policy decides which hosts are
 * allowed.
 */
const PATH_OR_ADDRESS = /^(https:\/\/|\/(?![/\\\s]))/;
/** Matches the path of a file in a Storage bucket; a path that ends in a slash is a folder. */
const FILE_PATH = /^(?!\.{1,2}$)[^\r\n]*[^\r\n/]$/;

/**
 * The address from which browsers load a picture, given what the team has typed: an https:// address, a path
 * on this site, or the gs:// address of a file in the app's Storage. Null for any other text.
 */
export function imageAddress(typed: string): string | null {
  const bucket = config.firebase.storageBucket;
  try {
    // `new URL` throws if the host is invalid, for example because it contains a space.
    if (PATH_OR_ADDRESS.test(typed)) return new URL(typed, config.siteUrl).href && typed;
    return bucket ? downloadAddress(bucket, typed) : null;
  } catch {
    return null;
  }
}

/** The public address of a file in Storage. The SDK would first request a token for it. */
function downloadAddress(bucket: string, typed: string): string | null {
  const root = `gs://${bucket}/`;
  const path = typed.slice(root.length);
  if (!typed.startsWith(root) || !FILE_PATH.test(path)) return null;
  return `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
