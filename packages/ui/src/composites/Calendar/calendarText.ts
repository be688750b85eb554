import type { CalendarMessages, DayFigures } from './Calendar.messages';
import type { EventKind } from './calendarEvent';
import { agendaDays, type CalendarView } from './calendarView';
import { addDays, weekdayOf, weekOf, type Day, type WeekStart } from './days';
import type { PlacedEvent } from './placedEvent';

export function figuresOf(day: Day): DayFigures {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date, weekday: weekdayOf(day) };
}

/** Formats '09:05'; the end of a day is '24:00'. */
export function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The heading of a view: its month, its days or its day. */
export function viewTitle(
  view: CalendarView,
  day: Day,
  weekStart: WeekStart,
  words: CalendarMessages,
): string {
  const own = figuresOf(day);
  if (view === 'month') return words.monthTitle(own);
  if (view === 'day') return words.dayTitle(own);
  const days = view === 'week' ? weekOf(day, weekStart) : [day, addDays(day, agendaDays - 1)];
  return words.rangeTitle(figuresOf(days[0] ?? day), figuresOf(days.at(-1) ?? day));
}

/** Formats '09:00 – 10:30', with the dates if it ends on another day. */
export function whenOf(placed: PlacedEvent, words: CalendarMessages): string {
  const { first, from, last, to } = placed;
  const day = words.dayShort(figuresOf(first));
  const end = words.dayShort(figuresOf(last));
  if (isWhole(placed)) return first === last ? `${day}, ${words.allDay}` : `${day} – ${end}`;
  if (first !== last) return `${day}, ${clock(from)} – ${end}, ${clock(to)}`;
  return `${day}, ${timesOf(from, to)}`;
}

/** What an event is on one of its days: its times; of one of several days, that it begins, goes on or ends then. */
export function timeOn(placed: PlacedEvent, day: Day, words: CalendarMessages): string {
  const { first, from, last, to } = placed;
  const whole = isWhole(placed);
  if (first === last) return whole ? words.allDay : timesOf(from, to);
  if (day === first) return whole ? words.allDay : words.startsAt(clock(from));
  if (day === last) return whole ? words.lastDay : words.endsAt(clock(to));
  return words.goesOn;
}

/** Takes whole days, from midnight to midnight. */
const isWhole = ({ event, from, to }: PlacedEvent) => event.allDay === true || (from === 0 && to === 1440);

/** An event without duration has no end time. */
export function timesOf(from: number, to: number): string {
  return from === to ? clock(from) : `${clock(from)} – ${clock(to)}`;
}

const kindWords = {
  class: 'kindClass',
  online: 'kindOnline',
  training: 'kindTraining',
  exam: 'kindExam',
  survey: 'kindSurvey',
  event: 'kindEvent',
  deadline: 'kindDeadline',
} as const satisfies Record<EventKind, keyof CalendarMessages>;

export function kindWord(kind: EventKind, words: CalendarMessages): string {
  return words[kindWords[kind]];
}

/** What a screen reader gets in addition to an event's title and visible time. */
export function restOf(placed: PlacedEvent, movable: boolean, words: CalendarMessages): string {
  const { event, from, to, first, last } = placed;
  const end = event.allDay ? words.allDay : from === to ? undefined : words.until(clock(to));
  const lastDay = first === last ? undefined : words.until(words.dayShort(figuresOf(last)));
  return [
    first === last ? end : event.allDay ? lastDay : `${lastDay ?? ''}, ${clock(to)}`,
    kindWord(event.kind, words),
    event.place,
    event.cancelled && words.cancelled,
    movable && words.movable,
  ]
    .filter(Boolean)
    .join(', ');
}
