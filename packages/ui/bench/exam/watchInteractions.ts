/** 16 is the least that the browser reports; the DOM's types do not know the field yet. */
const events: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
  buffered: true,
};

declare global {
  interface Window {
    /** Milliseconds from the event to the next frame, by interaction; the browser leaves out what is below 16. */
    interactions: Map<number, number>;
    shifts: number;
  }
}

/** Collects what the Event Timing API says of clicks and keys, and every unexpected shift of the layout. */
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
