import type { CalendarKind } from '@sen/api/contract/model';

interface KindFacts {
  /** What the calendar shows or hides it with. */
  layer: 'event' | 'class' | 'online' | 'exam' | 'training';
  /** The start or the end of something, which is a day without times; null for what lasts. */
  edge: 'start' | 'end' | null;
}

/** What calendars know of each kind of entry. */
export const calendarKinds = {
  event: { layer: 'event', edge: null },
  class_start: { layer: 'class', edge: 'start' },
  class_end: { layer: 'class', edge: 'end' },
  online_class: { layer: 'online', edge: null },
  exam: { layer: 'exam', edge: null },
  training: { layer: 'training', edge: null },
} as const satisfies Record<CalendarKind, KindFacts>;

export type CalendarLayer = KindFacts['layer'];
