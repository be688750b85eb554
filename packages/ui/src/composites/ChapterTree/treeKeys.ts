import type { ChapterTreeRow } from './chapterRows';
import type { TreeCommand } from './treeCommand';

export interface TreeKey {
  key: string;
  alt: boolean;
  /** Ctrl, or Command on macOS. */
  mod: boolean;
  shift: boolean;
}

export type TreeKeyAnswer = { go: number } | { command: TreeCommand } | { enter: true };

/** The command of a key on the focused row, as in the treegrid pattern. */
export function treeKey(
  { key, alt, mod, shift }: TreeKey,
  rows: readonly ChapterTreeRow[],
  at: number,
  readOnly: boolean,
): TreeKeyAnswer | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const { id } = row.node;
  if (alt || mod) return readOnly ? undefined : changing({ key, alt, mod, shift }, row);
  switch (key) {
    case 'ArrowDown':
      return { go: Math.min(at + 1, rows.length - 1) };
    case 'ArrowUp':
      return { go: Math.max(at - 1, 0) };
    case 'Home':
      return { go: 0 };
    case 'End':
      return { go: rows.length - 1 };
    case 'ArrowRight':
      return row.expanded === false ? { command: { does: 'toggle', id } } : { enter: true };
    case 'ArrowLeft':
      if (row.expanded) return { command: { does: 'toggle', id } };
      return { go: row.parent === undefined ? at : rows.findIndex(({ node }) => node.id === row.parent) };
    case '*':
      return { command: { does: 'expandAll' } };
    case 'Enter':
    case 'F2':
      return readOnly ? undefined : { command: { does: 'edit', id } };
    case 'Delete':
      return readOnly ? undefined : { command: { does: 'remove', id } };
    default:
      return undefined;
  }
}

function changing({ key, alt, mod, shift }: TreeKey, row: ChapterTreeRow): TreeKeyAnswer | undefined {
  const { id } = row.node;
  if (mod && !alt) {
    if (key.toLowerCase() === 'z') return { command: { does: shift ? 'redo' : 'undo' } };
    return undefined;
  }
  if (mod) return undefined;
  if (key === 'ArrowUp') return { command: { does: 'step', id, by: -1 } };
  if (key === 'ArrowDown') return { command: { does: 'step', id, by: 1 } };
  // Outdent moves towards the chapters, indent under the previous one: a key in the wrong direction reports
  // that the move is impossible.
  if (key === 'ArrowLeft' && row.level === 2) return { command: { does: 'changeLevel', id } };
  if (key === 'ArrowRight' && row.level === 1) return { command: { does: 'changeLevel', id } };
  return undefined;
}
