import { foldText } from '../../private/foldText';
import type { ChapterTreeValue, CourseNode } from './chapterNode';

export interface ChapterTreeRow {
  node: CourseNode;
  level: 1 | 2;
  /** From 1, among its siblings. */
  place: number;
  siblings: number;
  /** '2' or '2.3'. */
  number: string;
  parent: string | undefined;
  /** Undefined if it cannot be expanded. */
  expanded: boolean | undefined;
}

/** The visible rows of the tree, top to bottom. */
export function chapterRows(tree: ChapterTreeValue, collapsed: ReadonlySet<string>): ChapterTreeRow[] {
  return tree.flatMap((chapter, at) => {
    const open = !collapsed.has(chapter.id);
    const head: ChapterTreeRow = {
      node: chapter,
      level: 1,
      place: at + 1,
      siblings: tree.length,
      number: `${at + 1}`,
      parent: undefined,
      expanded: chapter.items.length > 0 ? open : undefined,
    };
    if (!open) return [head];
    const items = chapter.items.map((item, place): ChapterTreeRow => ({
      node: item,
      level: 2,
      place: place + 1,
      siblings: chapter.items.length,
      number: `${at + 1}.${place + 1}`,
      parent: chapter.id,
      expanded: undefined,
    }));
    return [head, ...items];
  });
}

/** The next row from `from` whose title begins with the typed text; diacritics are ignored. */
export function rowByTyping(rows: readonly ChapterTreeRow[], from: number, typed: string): number {
  const wanted = foldText(typed);
  // A single letter starts at the next row; more letters stay on the current row while it matches.
  const first = [...typed].length === 1 ? 1 : 0;
  for (let step = first; step < rows.length + first; step += 1) {
    const at = (from + step) % rows.length;
    if (foldText(rows[at]?.node.title ?? '').startsWith(wanted)) return at;
  }
  return -1;
}
