/** Milliseconds, by press. */
export type RowTimes = number[];

declare global {
  interface Window {
    /** Milliseconds from each press or key to the frame that shows the last change of rows which followed it; 0 when there was none. */
    rowTimes: RowTimes;
  }
}

/** What changes when other rows are there: how many, the first and the last, and whether others are awaited. */
function seen(): string {
  const rows = document.querySelectorAll<HTMLElement>('[data-row]');
  const isBusy = document.querySelector('[role="grid"]')?.getAttribute('aria-busy') ?? '';
  return [rows.length, rows[0]?.dataset['row'], rows[rows.length - 1]?.dataset['row'], isBusy].join(' ');
}

window.rowTimes = [];
let began = 0;
let last = '';

function press({ timeStamp }: Event): void {
  began = timeStamp;
  window.rowTimes.push(0);
}

for (const name of ['click', 'keydown']) document.addEventListener(name, press, { capture: true });

function look(): void {
  const now = seen();
  const at = window.rowTimes.length - 1;
  if (now !== last && at >= 0) {
    // The task after a frame's callbacks follows its paint.
    setTimeout(() => {
      window.rowTimes[at] = performance.now() - began;
    });
  }
  last = now;
  requestAnimationFrame(look);
}
requestAnimationFrame(look);
