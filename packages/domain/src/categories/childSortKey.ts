import { sortKey } from '../text/sort.ts';

/** Precedes every character of a sort key: children come before whatever else begins with their parent's name. */
export const childSortSeparator = '\t';

/** The sort key of a child, which follows its parent in every list. */
export function childSortKey(parentKey: string, name: string): string {
  return `${parentKey}${childSortSeparator}${sortKey(name)}`;
}
