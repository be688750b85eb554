declare global {
  interface Window {
    /**
     * Presses a button of the calendar.
     * @param text of an event that the month has
     */
    openMonth: (label: string, text?: string) => Promise<Opened>;
  }
}

/** Milliseconds from a press to the frame in which the month and its events are shown. */
export interface Opened {
  shown: number;
}

const grid = () => document.querySelector('[role="grid"]');
const heading = () => document.querySelector('h2')?.textContent;

window.openMonth = async (label, text = '') => {
  const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  if (!button) throw new Error(`The calendar has no button '${label}'.`);
  const before = heading();
  const isShown = () =>
    heading() !== before &&
    grid()?.getAttribute('aria-busy') !== 'true' &&
    grid()?.textContent.includes(text) === true;
  const start = performance.now();
  button.click();
  while (!isShown()) await new Promise((next) => requestAnimationFrame(next));
  // The task after a frame's callbacks follows its paint.
  return new Promise((painted) => setTimeout(() => painted({ shown: performance.now() - start })));
};
