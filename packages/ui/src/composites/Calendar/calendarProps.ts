import type { CalendarMessages } from './Calendar.messages';
import type { CalendarEvent, CalendarRange } from './calendarEvent';
import type { CalendarView } from './calendarView';
import type { Day, WeekStart } from './days';
import type { MovedTimes } from './eventMove';

export interface CalendarProps {
  /** The owner or content of the calendar: 'Lịch của tôi'. */
  label: string;
  /** In any order; events outside the visible range are ignored. */
  events: readonly CalendarEvent[];
  view: CalendarView;
  /** The selected day, 'yyyy-MM-dd'; an invalid date counts as today. */
  date: Day;
  onViewChange: (view: CalendarView) => void;
  onDateChange: (date: Day) => void;
  /** The current moment, RFC 3339; the caller updates it. */
  now: string;
  weekStart?: WeekStart | undefined;
  /** Events are being loaded. */
  loading?: boolean | undefined;
  /** Loading failed; the events still in `events` remain visible. */
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  onOpenEvent: (id: string) => void;
  /** Called when an empty cell is selected for a new event. */
  onCreate?: ((range: CalendarRange) => void) | undefined;
  /** Called when a `movable` event was moved; the caller passes it back with its new times. */
  onMove?: ((id: string, times: MovedTimes) => void) | undefined;
  /** Working hours, whole hours 0–24: the part of a week or day that is visible first. */
  hours?: { from: number; to: number } | undefined;
  messages?: Partial<CalendarMessages> | undefined;
}
