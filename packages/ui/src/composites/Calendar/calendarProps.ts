import type { CalendarMessages } from './Calendar.messages';
import type { CalendarEvent, CalendarRange } from './calendarEvent';
import type { CalendarView } from './calendarView';
import type { Day, WeekStart } from './days';
import type { MovedTimes } from './eventMove';

export interface CalendarProps {
  /** Whose calendar, or what it holds: 'Lịch của tôi'. */
  label: string;
  /** In any order; those outside of what is seen are left out. */
  events: readonly CalendarEvent[];
  view: CalendarView;
  /** The day that is chosen, 'yyyy-MM-dd'; what is no day counts as today. */
  date: Day;
  onViewChange: (view: CalendarView) => void;
  onDateChange: (date: Day) => void;
  /** This moment, RFC 3339; the caller lets it go on. */
  now: string;
  weekStart?: WeekStart | undefined;
  /** Events are on their way. */
  loading?: boolean | undefined;
  /** They could not be had; what `events` still holds stays. */
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  onOpenEvent: (id: string) => void;
  /** Someone wants to put something into an empty place. */
  onCreate?: ((range: CalendarRange) => void) | undefined;
  /** An event that is `movable` was put elsewhere; the caller hands it back with its new times. */
  onMove?: ((id: string, times: MovedTimes) => void) | undefined;
  /** The working hours, full hours 0–24: what a week or a day shows first. */
  hours?: { from: number; to: number } | undefined;
  messages?: Partial<CalendarMessages> | undefined;
}
