import type { TestAnswer } from './TestApp.ts';

/** The Cookie header of a browser that got this answer; empty if it sets no cookie of that name. */
export function cookieOf(
  { headers }: Pick<TestAnswer, 'headers'>,
  name: 'sen-files' | 'sen-sign-in',
): string {
  const set = [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.split(';')[0] ?? '';
}
