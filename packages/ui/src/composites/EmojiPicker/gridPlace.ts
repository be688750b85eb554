/** Cells of a row: seven fingers' widths fit beside each other on the smallest phone. */
export const gridColumns = 7;

/** Where a key leads to in a grid that is filled row by row; undefined for a key that moves nothing. */
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
