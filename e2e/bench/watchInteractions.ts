/** Milliseconds from the event to the next frame, by interaction; the browser omits those below 16. */
export type Interactions = Map<number, number>;

declare global {
  interface Window {
    interactions: Interactions;
  }
}

/** 16 is the minimum that browsers report; the DOM types lack the field. */
const events: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
  buffered: true,
};

window.interactions = new Map();
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
    const known = window.interactions.get(entry.interactionId) ?? 0;
    window.interactions.set(entry.interactionId, Math.max(known, entry.duration));
  }
}).observe(events);
