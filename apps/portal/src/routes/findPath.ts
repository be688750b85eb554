import type { Parser } from 'wouter';
import { matchRoute } from 'wouter';
import { paths, type PathEntry, type PathName } from './paths';

export interface FoundPath {
  name: PathName;
  entry: PathEntry;
  params: Readonly<Record<string, string | undefined>>;
}

/** Returns the path that matches an address, with its parameters; null when none does. */
export function findPath(parser: Parser, location: string): FoundPath | null {
  for (const [name, entry] of entries) {
    const [fits, params] = matchRoute(parser, entry.pattern, location);
    if (fits) return { name, entry, params };
  }
  return null;
}

// Object.entries widens the keys; they are exactly the table's.
const entries = Object.entries(paths) as [PathName, PathEntry][];
