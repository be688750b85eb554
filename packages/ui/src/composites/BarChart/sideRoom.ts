import { textRoom } from '../../private/chart/textRoom';
import { lineHeight, wrapLabel } from '../../private/chart/wrapLabel';

/** Gap between the labels and the axis, in pixels. */
export const sideGap = 12;

/** Wraps category labels beside horizontal bars into at most three lines, and no more than fit the bar. */
export function sideLines(categories: readonly string[], max: number, step: number): string[][] {
  const lines = Math.max(1, Math.min(3, Math.floor(step / lineHeight)));
  return categories.map((category) => wrapLabel(category, max - sideGap, lines));
}

/** Width of the label area in pixels, as required by the longest line. */
export function sideRoom(labels: readonly string[][]): number {
  return textRoom(labels.flat()) + sideGap;
}
