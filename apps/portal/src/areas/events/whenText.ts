import type { EventRow } from '@sen/api/contract/model';
import { weekdayOf } from '@sen/domain/events/occurrences';
import { zoneOf } from '@sen/domain/time/formatInstant';
import { today } from '@sen/domain/time/today';
import { wholeDays } from '@sen/domain/time/wholeDays';
import { formatDate, formatDateTime, formatDeadline, formatTime } from '../../words/formats';
import { weekdayName } from './repetition';
import { words } from './words';

type Times = Pick<EventRow, 'time_start' | 'time_end'>;

const weekday = (time: Date) => weekdayName(weekdayOf(today(time)));

/** When an event takes place: 'Thứ Hai, 30/11/2026, 08:00 – 10:00 (GMT+7)', or from one day to another; whole days without times. */
export function whenText({ time_start, time_end }: Times): string {
  const [start, end] = [new Date(time_start), new Date(time_end)];
  const days = wholeDays(start, end);
  if (days) {
    const { first, last } = days;
    const day = `${weekday(first)}, ${formatDate(first)}`;
    const until = +first === +last ? '' : ` – ${weekday(last)}, ${formatDate(last)}`;
    return `${day}${until}, ${words('wholeDay')}`;
  }
  if (today(start) !== today(end)) return `${formatDateTime(start)} – ${formatDeadline(end)}`;
  const times = `${formatTime(start)} – ${formatTime(end)}`;
  return `${weekday(start)}, ${formatDate(start)}, ${times} (${zoneOf(start)})`;
}

/** '08:00 30/11/2026 – 10:00 30/11/2026', or the days of an event that takes whole ones. */
export function periodText({ time_start, time_end }: Times): string {
  const days = wholeDays(time_start, time_end);
  if (!days) return `${formatDateTime(time_start)} – ${formatDateTime(time_end)}`;
  const [first, last] = [formatDate(days.first), formatDate(days.last)];
  return words('wholeDayOn', { date: first === last ? first : `${first} – ${last}` });
}

/** When an event starts and ends, for two columns: 'Cả ngày 30/11/2026' of one that takes whole days. */
export function edgeTexts({ time_start, time_end }: Times): { start: string; end: string } {
  const days = wholeDays(time_start, time_end);
  if (!days) return { start: formatDateTime(time_start), end: formatDateTime(time_end) };
  const on = (day: Date) => words('wholeDayOn', { date: formatDate(day) });
  return { start: on(days.first), end: on(days.last) };
}

/** What names one of several occurrences: its day, and its time unless it takes whole days. */
export function occurrenceText({ time_start, time_end }: Times): string {
  return wholeDays(time_start, time_end) ? formatDate(time_start) : formatDateTime(time_start);
}
