import type { Entry } from 'yauzl';

/**
 * The file that an address of a package names; undefined when there is none. Packages are written on systems that tell neither the case of
 * letters nor the form of accents apart.
 */
export function entryNamed(
  entries: ReadonlyMap<string, Entry>,
  path: string,
): { name: string; entry: Entry } | undefined {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (name === '' || name.endsWith('/')) return undefined;
  const exact = entries.get(name);
  if (exact) return { name, entry: exact };
  const folded = fold(name);
  for (const [other, entry] of entries) if (fold(other) === folded) return { name: other, entry };
  return undefined;
}

const fold = (name: string) => name.normalize('NFC').toLowerCase();
