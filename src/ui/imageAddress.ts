import { config } from '../config';

/** A path of this site or an https address. The CSP decides which hosts are allowed. */
const PATH_OR_ADDRESS = /^(https:\/\/|\/(?![/\\\s]))/;
/** The path of a file in a bucket. A path with a slash at its end is a folder. */
const FILE_PATH = /^(?!\.{1,2}$)[^\r\n]*[^\r\n/]$/;

/**
 * The URL of a promotion's image, from the text that the admin has typed; null if it has none of the known
 * forms.
 */
export function imageAddress(typed: string): string | null {
  if (PATH_OR_ADDRESS.test(typed)) return typed;
  const bucket = config.firebase.storageBucket;
  return bucket ? downloadAddress(bucket, typed) : null;
}

/** The public URL of a file. Unlike the Storage SDK's, it needs no request for a token. */
function downloadAddress(bucket: string, typed: string): string | null {
  const root = `gs://${bucket}/`;
  const path = typed.slice(root.length);
  if (!typed.startsWith(root) || !FILE_PATH.test(path)) return null;
  return `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
