/**
 * How many actions fit in a row, the first of `widths` first; the others are behind a button. There is always one.
 * @param gap between two of them, and before the button
 */
export function fittingCount(
  widths: readonly number[],
  { room, gap, button }: { room: number; gap: number; button: number },
): number {
  const whole = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
  if (whole <= room) return widths.length;
  let used = button;
  const beyond = widths.findIndex((width) => {
    used += width + gap;
    return used > room;
  });
  return Math.max(1, beyond);
}
