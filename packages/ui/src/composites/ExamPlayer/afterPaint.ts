/** Runs `work` in its own task after the next frame; in a hidden tab, once it is visible again. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
