/** A cell of the grid: row -1 is the head. Columns include the checkbox column. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
  /** Number of rows that PageDown moves. */
  page: number;
}

interface GridKey {
  key: string;
  ctrl: boolean;
  rtl?: boolean;
}

/**
 * The cell that a key moves to, as in the ARIA Authoring Practices; the same cell at an edge, undefined for
 * other keys.
 */
export function gridMove(
  { key, ctrl, rtl = false }: GridKey,
  at: GridPlace,
  size: GridSize,
): GridPlace | undefined {
  const forward = rtl ? -1 : 1;
  const to = (row: number, column: number): GridPlace => ({
    row: Math.max(-1, Math.min(size.rows - 1, row)),
    column: Math.max(0, Math.min(size.columns - 1, column)),
  });
  switch (key) {
    case 'ArrowRight':
      return to(at.row, at.column + forward);
    case 'ArrowLeft':
      return to(at.row, at.column - forward);
    case 'ArrowDown':
      return ctrl ? to(size.rows - 1, at.column) : to(at.row + 1, at.column);
    case 'ArrowUp':
      return ctrl ? to(0, at.column) : to(at.row - 1, at.column);
    case 'Home':
      return ctrl ? to(Math.min(0, size.rows - 1), 0) : to(at.row, 0);
    case 'End':
      return ctrl ? to(size.rows - 1, size.columns - 1) : to(at.row, size.columns - 1);
    case 'PageDown':
      return to(at.row + size.page, at.column);
    case 'PageUp':
      return to(Math.max(at.row - size.page, Math.min(0, at.row)), at.column);
    default:
      return undefined;
  }
}
