import { createHash } from 'node:crypto';
import type { Caller } from '../auth/Caller.ts';

/** A tag expires after this time, ms: it bounds the delay of changes without a topic (such as a unit's new name). */
const tagHoldsMs = 5 * 60_000;

/** What a response depends on beside its version. */
interface Asked {
  caller: Caller;
  /** The address with its query: each page has a tag of its own. */
  url: string;
  now: Date;
}

/** The `ETag` of a person's response: depends on person, role, language, address and version. */
export function tagOf(
  { caller: { id, role, lang, company_id }, url, now }: Asked,
  version: string,
  holdsMs = tagHoldsMs,
): string {
  const time = Math.floor(now.getTime() / holdsMs);
  return `"${[version, id, role, lang, company_id ?? '', digestOf(url), time].join('-')}"`;
}

/** A version of a response that has no topics: a digest of its content. When it was given is no news. */
export function versionOfAnswer(answer: unknown): string {
  const content = JSON.stringify(answer, (name, value: unknown) =>
    name === 'server_time' ? undefined : value,
  );
  return digestOf(content);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
