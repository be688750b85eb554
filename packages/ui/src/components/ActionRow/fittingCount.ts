interface RowSizes {
  /** Between two actions, and before the button. */
  gap: number;
  button: number;
  /** Whether the button is there although all actions fit. */
  hasMenu: boolean;
}

/** How wide the row is with all actions. */
export function wholeWidth(widths: readonly number[], { gap, button, hasMenu }: RowSizes): number {
  const all = hasMenu ? [...widths, button] : widths;
  return all.reduce((sum, width) => sum + width, gap * (all.length - 1));
}

/** How many actions fit in a row, the first of `widths` first, and at least `least`; the others are behind a button. */
export function fittingCount(
  widths: readonly number[],
  { room, least, ...sizes }: RowSizes & { room: number; least: number },
): number {
  if (wholeWidth(widths, sizes) <= room) return widths.length;
  let used = sizes.button;
  const beyond = widths.findIndex((width) => {
    used += width + sizes.gap;
    return used > room;
  });
  return Math.max(least, beyond);
}
