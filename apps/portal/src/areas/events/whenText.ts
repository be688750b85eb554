import type { Event } from '@sen/api/contract/model';
import { weekdayOf } from '@sen/domain/events/occurrences';
import { zoneOf } from '@sen/domain/time/formatInstant';
import { today } from '@sen/domain/time/today';
import { formatDate, formatDateTime, formatDeadline, formatTime } from '../../words/formats';
import { weekdayName } from './repetition';

/** When an event takes place: 'Thứ Hai, 30/11/2026, 08:00 – 10:00 (GMT+7)', or from one day to another. */
export function whenText({ time_start, time_end }: Pick<Event, 'time_start' | 'time_end'>): string {
  const [start, end] = [new Date(time_start), new Date(time_end)];
  if (today(start) !== today(end)) return `${formatDateTime(start)} – ${formatDeadline(end)}`;
  const times = `${formatTime(start)} – ${formatTime(end)}`;
  return `${weekdayName(weekdayOf(today(start)))}, ${formatDate(start)}, ${times} (${zoneOf(start)})`;
}
