declare global {
  interface Window {
    watchChange: (title: string) => Promise<Change>;
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
  /** Requests that were answered before the largest paint, and what they transferred. */
  requests: number;
  kilobytes: number;
}

/** Milliseconds from a click to the frame that shows what was asked for. */
export interface Change {
  heading: number;
  video: number;
}

const isHeading = (title: string) => document.querySelector('h1')?.textContent === title;
const isVideo = () => document.querySelector('video') !== null;

/** The task after a frame's callbacks follows its paint. */
const painted = () => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now())));

async function shownAt(isShown: () => boolean): Promise<number> {
  while (!isShown()) await new Promise((next) => requestAnimationFrame(next));
  return painted();
}

window.watchChange = (title) =>
  new Promise((resolve) => {
    const watch = async ({ timeStamp }: Event) => {
      const [heading, video] = await Promise.all([shownAt(() => isHeading(title)), shownAt(isVideo)]);
      resolve({ heading: heading - timeStamp, video: video - timeStamp });
    };
    document.addEventListener('click', (event) => void watch(event), { capture: true, once: true });
  });

window.paints = () =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
      const largest = list.getEntries().at(-1)?.startTime ?? 0;
      const answered = (['navigation', 'resource'] as const)
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .filter(({ responseEnd }) => responseEnd <= largest);
      resolve({
        first: timeOf('first-paint'),
        content: timeOf('first-contentful-paint'),
        largest,
        requests: answered.length,
        kilobytes: answered.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
