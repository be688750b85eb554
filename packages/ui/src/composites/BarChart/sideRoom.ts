import { textRoom } from '../../private/chart/textRoom';
import { lineHeight, wrapLabel } from '../../private/chart/wrapLabel';

/** Between the labels and the axis. */
export const sideGap = 12;

/** The categories beside lying bars, each in at most three lines and no more than a bar has room for. */
export function sideLines(categories: readonly string[], max: number, step: number): string[][] {
  const lines = Math.max(1, Math.min(3, Math.floor(step / lineHeight)));
  return categories.map((category) => wrapLabel(category, max - sideGap, lines));
}

/** Pixels beside the bars: as many as the longest line needs. */
export function sideRoom(labels: readonly string[][]): number {
  return textRoom(labels.flat()) + sideGap;
}
