/** 16 is the minimum that browsers report; the DOM types lack the field. */
const events: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
  buffered: true,
};

declare global {
  interface Window {
    /** Milliseconds from the event to the next frame, by interaction; the browser omits those below 16. */
    interactions: Map<number, number>;
    shifts: number;
  }
}

/** Collects clicks and keys from the Event Timing API, and unexpected layout shifts. */
export function watchInteractions() {
  window.interactions = new Map();
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const known = window.interactions.get(entry.interactionId) ?? 0;
      window.interactions.set(entry.interactionId, Math.max(known, entry.duration));
    }
  }).observe(events);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (
        'value' in entry &&
        typeof entry.value === 'number' &&
        'hadRecentInput' in entry &&
        !entry.hadRecentInput
      )
        window.shifts += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
