export interface ShareBounds {
  /** Shares of the total width, between 0 and 1. */
  min: number;
  max: number;
}

export const shareStep = 0.05;

/** Clamps a share to its bounds and rounds it to a thousandth, so that the stored number stays short. */
export function boundShare(share: number, { min, max }: ShareBounds): number {
  return Math.round(Math.min(Math.max(share, min), max) * 1000) / 1000;
}

/** The share of the first pane for a pointer position. */
export function shareAt(x: number, box: { left: number; width: number }, rtl: boolean): number {
  if (box.width === 0) return 0;
  const share = (x - box.left) / box.width;
  return rtl ? 1 - share : share;
}

/** The share after a key press on the separator; undefined for other keys. */
export function shareAfterKey(
  key: string,
  share: number,
  bounds: ShareBounds,
  rtl: boolean,
): number | undefined {
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return boundShare(share + shareStep, bounds);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return boundShare(share - shareStep, bounds);
    case 'Home':
      return bounds.min;
    case 'End':
      return bounds.max;
    default:
      return undefined;
  }
}
