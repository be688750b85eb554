import type { Event } from '@sen/api/contract/model';
import { timeZone } from '@sen/domain/time/timeZone';
import { formatDate } from '../../words/formats';
import { language } from '../../words/runtime';
import { words } from './words';

const locales = { vi: 'vi-VN', en: 'en-GB' } as const;

/** 'Thứ Hai' of 1. */
export function weekdayName(weekday: number): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, weekday, 12));
  return new Intl.DateTimeFormat(locales[language()], { weekday: 'long', timeZone }).format(date);
}

/** '2 tháng 12' of an instant of that day. */
function dayAndMonth(instant: string): string {
  return new Intl.DateTimeFormat(locales[language()], { day: 'numeric', month: 'long', timeZone }).format(
    new Date(instant),
  );
}

/** How an event repeats, as a sentence; undefined for one that does not. */
export function repetitionText({ recurrence, time_start, occurrence_count }: Event): string | undefined {
  if (!recurrence) return undefined;
  const until = formatDate(`${recurrence.until ?? ''}T12:00:00Z`);
  const count = occurrence_count;
  if (recurrence.frequency === 'daily') return words('repeatsDaily', { until, count });
  if (recurrence.frequency === 'weekly') {
    const days = (recurrence.weekdays ?? []).map(weekdayName).join(', ');
    return words('repeatsWeekly', { until, count, days });
  }
  if (recurrence.frequency === 'yearly')
    return words('repeatsYearly', { until, count, day: dayAndMonth(time_start) });
  return words('repeatsMonthly', { until, count, day: String(Number(formatDate(time_start).slice(0, 2))) });
}
