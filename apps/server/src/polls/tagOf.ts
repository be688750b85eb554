import { createHash } from 'node:crypto';
import type { Caller } from '../auth/Caller.ts';

/** A tag expires after this time, ms: it bounds the delay of changes without a topic (such as a unit's new name). */
const tagHoldsMs = 5 * 60_000;

/** The `ETag` of a person's response: depends on person, role, language and version. */
export function tagOf(
  { id, role, lang, company_id }: Caller,
  version: string,
  now: Date,
  holdsMs = tagHoldsMs,
): string {
  return `"${[version, id, role, lang, company_id ?? '', Math.floor(now.getTime() / holdsMs)].join('-')}"`;
}

/** A version of a response that has no topics: a digest of its content. When it was given is no news. */
export function versionOfAnswer(answer: unknown): string {
  const content = JSON.stringify(answer, (name, value: unknown) =>
    name === 'server_time' ? undefined : value,
  );
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
