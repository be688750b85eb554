interface Room {
  /** Measured widths of all items, first and last included, in pixels. */
  widths: readonly number[];
  /** Available width, width of the menu button, and gap between two items, in pixels. */
  available: number;
  menu: number;
  gap: number;
}

/** Number of items after the first to move into the menu so that the rest fits; the first and the last ones are kept longest. */
export function middleOf({ widths, available, menu, gap }: Room): number {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(widths.length - 1, 0);
  if (whole <= available || widths.length <= 2) return 0;
  let left = whole + menu + gap;
  for (let hidden = 1; hidden <= widths.length - 2; hidden += 1) {
    left -= (widths[hidden] ?? 0) + gap;
    if (left <= available) return hidden;
  }
  return widths.length - 2;
}
