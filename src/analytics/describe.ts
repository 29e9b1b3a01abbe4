/** Where in the app's own files an error was thrown, as stacks write it. */
const PLACE = /\/assets\/([\w.-]+\.js:\d+)(:\d+)?/;
const NAME = /^\w{1,40}$/;
const CODE = /^[\w/-]{1,60}$/;

/**
 * An error's name, code and place. Not its message, nor anything else that may hold what somebody has typed. The place
 * names a file of the build, and with it the build.
 */
export function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error;
  const { name, code, stack } = error as Partial<Record<string, unknown>>;
  const [, place] = PLACE.exec(String(stack)) ?? [];
  return [matching(NAME, name) ?? 'Error', matching(CODE, code), place].filter(Boolean).join(' ');
}

function matching(pattern: RegExp, value: unknown): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
