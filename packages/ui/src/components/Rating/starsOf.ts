export type StarFill = 'empty' | 'half' | 'full';

/** The fill of each star, to the nearest half: 4,3 shows four and a half, 4,2 four. */
export function starsOf(value: number, max: number): StarFill[] {
  const halves = Math.round(Math.min(Math.max(value, 0), max) * 2);
  return Array.from({ length: max }, (_, place) => {
    if (halves >= place * 2 + 2) return 'full';
    return halves === place * 2 + 1 ? 'half' : 'empty';
  });
}
