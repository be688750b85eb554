/** The role of an event for the owner of the calendar. */
export const eventKinds = ['class', 'online', 'training', 'exam', 'survey', 'event', 'deadline'] as const;
export type EventKind = (typeof eventKinds)[number];

export interface CalendarEvent {
  id: string;
  title: string;
  /** Start, RFC 3339 in UTC. For an all-day event: midnight in the calendar's time zone. */
  start: string;
  /** Exclusive end, RFC 3339 in UTC. For all-day events: the midnight after the last day. */
  end: string;
  /** Takes whole days; its times are not shown. */
  allDay?: boolean | undefined;
  kind: EventKind;
  /** Where it takes place, as text. */
  place?: string | undefined;
  /** Does not take place: struck through, and announced as cancelled. */
  cancelled?: boolean | undefined;
  /** Can be moved, if the calendar has `onMove`. */
  movable?: boolean | undefined;
}

/** A time range, RFC 3339 in UTC; `end` is exclusive. */
export interface CalendarRange {
  start: string;
  end: string;
  /** The range was selected in whole days. */
  allDay: boolean;
}
