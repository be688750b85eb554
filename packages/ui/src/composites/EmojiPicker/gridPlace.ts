/** Cells per row: seven touch targets fit on the smallest phone. */
export const gridColumns = 7;

/** The index that a key moves to in a grid filled row by row; undefined for other keys. */
export function gridPlace(key: string, place: number, count: number): number | undefined {
  const last = count - 1;
  const rowStart = place - (place % gridColumns);
  switch (key) {
    case 'ArrowRight':
      return Math.min(place + 1, last);
    case 'ArrowLeft':
      return Math.max(place - 1, 0);
    case 'ArrowDown':
      return place + gridColumns > last ? place : place + gridColumns;
    case 'ArrowUp':
      return place < gridColumns ? place : place - gridColumns;
    case 'Home':
      return rowStart;
    case 'End':
      return Math.min(rowStart + gridColumns - 1, last);
    case 'PageDown':
      return Math.min(place + gridColumns * 5, last);
    case 'PageUp':
      return Math.max(place - gridColumns * 5, place % gridColumns);
    default:
      return undefined;
  }
}
