import { sortKey } from '../text/sort.ts';
import { tidySpaces } from '../text/spaces.ts';

/** 'Nguyễn Văn An' → 'An Nguyễn Văn': people are ordered by the given name, then by the family and middle names. */
export function givenNameFirst(name: string): string {
  const words = tidySpaces(name).split(' ');
  return [...words.slice(-1), ...words.slice(0, -1)].join(' ');
}

/** The key by which lists of people are ordered, as class lists in Vietnam are; `sortKey(name)` orders by the full name. */
export function givenNameKey(name: string): string {
  return sortKey(givenNameFirst(name));
}
