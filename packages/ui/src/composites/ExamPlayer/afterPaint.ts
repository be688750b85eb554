/** Calls `work` in a task of its own after the next frame; where no frame is due (a hidden tab), as soon as there is one. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
