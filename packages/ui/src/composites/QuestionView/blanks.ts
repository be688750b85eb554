/** A piece of a question's text, or the position of a blank in it. */
export type TitlePart = { kind: 'text'; text: string } | { kind: 'blank'; id: string };

const marker = /\[\[([^[\]]+)\]\]/g;

/**
 * Splits a title at its markers `[[1]]`. Only ids in `blanks` are blanks; blanks without a marker come last,
 * so that each can be filled.
 */
export function titleParts(title: string, blanks: readonly string[]): TitlePart[] {
  const parts: TitlePart[] = [];
  const missing = new Set(blanks);
  let from = 0;
  for (const match of title.matchAll(marker)) {
    const id = match[1]?.trim() ?? '';
    if (!missing.delete(id)) continue;
    if (match.index > from) parts.push({ kind: 'text', text: title.slice(from, match.index) });
    parts.push({ kind: 'blank', id });
    from = match.index + match[0].length;
  }
  if (from < title.length) parts.push({ kind: 'text', text: title.slice(from) });
  for (const id of missing) parts.push({ kind: 'text', text: ' ' }, { kind: 'blank', id });
  return parts;
}
