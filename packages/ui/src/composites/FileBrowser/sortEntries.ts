import type { BrowserEntry, FileSort } from './browserEntry';

/** Folders first, whatever the sort; ties are sorted by name. */
export function sortEntries(
  entries: readonly BrowserEntry[],
  sort: FileSort,
  compare: (first: string, second: string) => number,
): BrowserEntry[] {
  const down = sort.startsWith('-') ? -1 : 1;
  const key = sort.replace('-', '');
  const figures = new Map(entries.map((entry) => [entry.id, figureOf(entry, key)]));
  return [...entries].sort((first, second) => {
    if (first.kind !== second.kind) return first.kind === 'folder' ? -1 : 1;
    if (key === 'name') return down * compare(first.name, second.name);
    const difference = (figures.get(first.id) ?? 0) - (figures.get(second.id) ?? 0);
    return down * difference || compare(first.name, second.name);
  });
}

function figureOf(entry: BrowserEntry, key: string): number {
  if (key === 'time') return Date.parse(entry.updatedAt ?? '') || 0;
  return entry.kind === 'file' ? (entry.size ?? 0) : 0;
}
