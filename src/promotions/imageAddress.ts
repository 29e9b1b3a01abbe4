/** A path of this site, or an address anywhere; which of those may be shown is for the CSP to say. */
const PATH_OR_ADDRESS = /^(https:\/\/|\/(?![/\\\s]))/;
/** Where a bucket has a file; a folder ends with a slash. */
const FILE_PATH = /^(?!\.{1,2}$)[^\r\n]*[^\r\n/]$/;

/** Where a browser finds a promotion's image, of what an admin has typed; null where that is none of the forms. */
export function imageAddress(typed: string): string | null {
  if (PATH_OR_ADDRESS.test(typed)) return typed;
  const bucket = import.meta.env.VITE_FIREBASE_STORAGE_BUCKET;
  return bucket ? downloadAddress(bucket, typed) : null;
}

/** Public, so that it needs none of the tokens for which the Storage SDK would ask the server first. */
function downloadAddress(bucket: string, typed: string): string | null {
  const root = `gs://${bucket}/`;
  const path = typed.slice(root.length);
  if (!typed.startsWith(root) || !FILE_PATH.test(path)) return null;
  return `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
