import type { Caller } from '../auth/Caller.ts';

/** A tag holds no longer than so many milliseconds: what no topic tells of (a unit's new name) is seen after them. */
const holdsMs = 5 * 60_000;

/** The `ETag` of what one person is told: another one for another person, role, language or version. */
export function tagOf({ id, role, lang, company_id }: Caller, version: string, now: Date): string {
  return `"${[version, id, role, lang, company_id ?? '', Math.floor(now.getTime() / holdsMs)].join('-')}"`;
}
