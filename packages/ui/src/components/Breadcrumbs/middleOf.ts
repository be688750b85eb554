interface Room {
  /** Widths of the steps as they are drawn, the first and the last among them, in pixels. */
  widths: readonly number[];
  /** Room for all of them, for the button of the menu, and between two of them. */
  available: number;
  menu: number;
  gap: number;
}

/** How many steps after the first go into the menu, so that the rest fits; the first, the last and the way to it stay longest. */
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
