import type { CalendarMessages } from './Calendar.messages';
import type { CalendarEvent } from './calendarEvent';
import type { CalendarView } from './calendarView';
import type { Day, WeekStart } from './days';
import type { PlacedEvent } from './placedEvent';

/** The data from which all views of one calendar are rendered. */
export interface Scene {
  words: CalendarMessages;
  /** Heading of the view; also the name of its grid. */
  title: string;
  view: CalendarView;
  /** Those of the view, in any order. */
  events: readonly PlacedEvent[];
  /** Those of a day of the view, in order. */
  on: (day: Day) => readonly PlacedEvent[];
  /** The selected day and, in an hour grid, the row with the tab stop. */
  day: Day;
  row: number;
  today: Day;
  /** Minutes since midnight of today. */
  nowMinute: number;
  weekStart: WeekStart;
  /** The event that is being moved. */
  movingId: string | undefined;
  /** Nothing has been loaded yet. */
  waiting: boolean;
  canMove: (event: CalendarEvent) => boolean;
  open: (id: string) => void;
  openDay: (day: Day) => void;
  /** Absent if events cannot be created; without an hour it creates an all-day event. */
  create: ((day: Day, hour?: number) => void) | undefined;
}
