import type { Parser } from 'wouter';
import { matchRoute } from 'wouter';
import { paths, type PathEntry, type PathName } from './paths';

export interface FoundPath {
  name: PathName;
  entry: PathEntry;
  params: Readonly<Record<string, string | undefined>>;
}

/** The entry that an address belongs to, with what stands in its places; null when no page lives there. */
export function findPath(parser: Parser, location: string): FoundPath | null {
  for (const [name, entry] of entries) {
    const [fits, params] = matchRoute(parser, entry.pattern, location);
    if (fits) return { name, entry, params };
  }
  return null;
}

// Object.entries forgets the names; they are exactly the table's keys.
const entries = Object.entries(paths) as [PathName, PathEntry][];
