import type { CalendarMessages } from './Calendar.messages';
import type { CalendarEvent } from './calendarEvent';
import type { CalendarView } from './calendarView';
import type { Day, WeekStart } from './days';
import type { PlacedEvent } from './placedEvent';

/** What every view of one calendar is drawn from. */
export interface Scene {
  words: CalendarMessages;
  /** What stands over the view; the name of its grid. */
  title: string;
  view: CalendarView;
  events: readonly PlacedEvent[];
  /** The chosen day, and over hours the row of it that has the tab stop. */
  day: Day;
  row: number;
  today: Day;
  /** Minutes since midnight of today. */
  nowMinute: number;
  weekStart: WeekStart;
  /** The event that is on its way to another place. */
  movingId: string | undefined;
  /** Nothing is there yet to be shown. */
  waiting: boolean;
  canMove: (event: CalendarEvent) => boolean;
  open: (id: string) => void;
  openDay: (day: Day) => void;
  /** Absent where nothing may be added; without an hour for the whole day. */
  create: ((day: Day, hour?: number) => void) | undefined;
}
