/** What an event means to whoever has it in the calendar. */
export const eventKinds = ['class', 'exam', 'survey', 'event', 'deadline'] as const;
export type EventKind = (typeof eventKinds)[number];

export interface CalendarEvent {
  id: string;
  title: string;
  /** The first moment, RFC 3339 in UTC. Of a whole day: its midnight in the zone of the calendar. */
  start: string;
  /** The first moment after it, RFC 3339 in UTC. Of whole days: the midnight after the last one. */
  end: string;
  /** It takes whole days; the times are not shown. */
  allDay?: boolean | undefined;
  kind: EventKind;
  /** Where it takes place, in words. */
  place?: string | undefined;
  /** It does not take place: struck through, and said. */
  cancelled?: boolean | undefined;
  /** It may be put elsewhere, where the calendar has `onMove`. */
  movable?: boolean | undefined;
}

/** A stretch of time, both ends RFC 3339 in UTC; `end` is the first moment after it. */
export interface CalendarRange {
  start: string;
  end: string;
  /** It was chosen in whole days. */
  allDay: boolean;
}
