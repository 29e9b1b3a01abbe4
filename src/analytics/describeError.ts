/** A position in one of the app's files, as stack traces write it. */
const POSITION = /\/assets\/([\w.-]+\.js:\d+)(:\d+)?/;
const NAME = /^\w{1,40}$/;
const CODE = /^[\w/-]{1,60}$/;

/**
 * An error's name, code and position, without its message, which may contain what the visitor has typed. The
 * position names a file with a hash, and so identifies the build.
 */
export function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error;
  const { name, code, stack } = error as Partial<Record<string, unknown>>;
  const [, position] = POSITION.exec(String(stack)) ?? [];
  return [matching(NAME, name) ?? 'Error', matching(CODE, code), position].filter(Boolean).join(' ');
}

function matching(pattern: RegExp, value: unknown): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
