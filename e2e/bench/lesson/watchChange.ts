declare global {
  interface Window {
    /** Milliseconds from the next click until the frame that shows a video under this heading. */
    watchChange: (title: string) => Promise<number>;
    paints: () => Promise<Paints>;
  }
}

/** Milliseconds since the page was asked for. */
export interface Paints {
  /** Of anything, such as the page's skeleton. */
  first: number;
  /** Of a text or picture. */
  content: number;
  largest: number;
}

const isShown = (title: string) =>
  document.querySelector('video') !== null && document.querySelector('h1')?.textContent === title;

window.watchChange = (title) =>
  new Promise((resolve) => {
    const wait = (start: number) =>
      requestAnimationFrame(() =>
        // The task after a frame's callbacks follows its paint.
        isShown(title) ? setTimeout(() => resolve(performance.now() - start)) : wait(start),
      );
    document.addEventListener('click', ({ timeStamp }) => wait(timeStamp), { capture: true, once: true });
  });

window.paints = () =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
      resolve({
        first: timeOf('first-paint'),
        content: timeOf('first-contentful-paint'),
        largest: list.getEntries().at(-1)?.startTime ?? 0,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
