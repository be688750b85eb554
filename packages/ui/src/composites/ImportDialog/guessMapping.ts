import type { ImportMapping, ImportSource, ImportTarget } from './importProps';

/** Without diacritics, case, spaces and punctuation: 'Đáp án (đúng)' becomes 'dapandung'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Guesses which column fills which target, each one once: equal names first, then names that contain the other. */
export function guessMapping(
  targets: readonly ImportTarget[],
  sources: readonly ImportSource[],
): ImportMapping {
  const mapping: Record<string, string | null> = {};
  const free = new Map(sources.map(({ id, label }) => [id, plain(label)]));
  const take = (likes: (name: string, heading: string) => boolean) => {
    for (const { key, label, aliases = [] } of targets) {
      if (mapping[key]) continue;
      const names = [key, label, ...aliases].map(plain).filter((name) => name !== '');
      const found = [...free].find(([, heading]) => heading && names.some((name) => likes(name, heading)));
      mapping[key] = found?.[0] ?? null;
      if (found) free.delete(found[0]);
    }
  };
  take((name, heading) => name === heading);
  // Two letters occur in many words by chance.
  take(
    (name, heading) =>
      Math.min(name.length, heading.length) > 2 && (heading.includes(name) || name.includes(heading)),
  );
  return mapping;
}
