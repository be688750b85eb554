import { locales, type Language } from '../../messages/languages';
import { dateFormat } from '../../private/date/dateFormat';
import { instantText } from '../../private/date/instantText';

const dayLength = 86_400_000;

/** The day of a moment in a time zone: `2026-11-21`. */
export function dayOf(moment: string, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment));
}

/** The time of a moment in a time zone: `10:05`. */
export function minuteOf(moment: string, timeZone: string): string {
  return instantText('minute', Date.parse(moment), 'vi', timeZone);
}

/** Calendar days of a time zone from a moment until now: 0 today, 1 yesterday, negative in the future. */
export function daysAgo(moment: string, now: string, timeZone: string): number {
  return Math.round((Date.parse(dayOf(now, timeZone)) - Date.parse(dayOf(moment, timeZone))) / dayLength);
}

/** 'Hôm nay', 'Hôm qua', then `21/11/2026`. */
export function dayLabel(moment: string, now: string, language: Language, timeZone: string): string {
  const ago = daysAgo(moment, now, timeZone);
  if (ago === 0 || ago === 1) return relative(-ago, 'day', language);
  return instantText('date', Date.parse(moment), language, timeZone);
}

/** A moment in a list: the time today, 'Hôm qua', then the date. */
export function shortMoment(moment: string, now: string, language: Language, timeZone: string): string {
  return daysAgo(moment, now, timeZone) <= 0
    ? minuteOf(moment, timeZone)
    : dayLabel(moment, now, language, timeZone);
}

const formats = new Map<Language, Intl.RelativeTimeFormat>();

function relative(count: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  formats.set(language, format);
  const words = format.format(count, unit);
  return words.charAt(0).toLocaleUpperCase(locales[language]) + words.slice(1);
}

const steps = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', dayLength, 7],
  ['week', 7 * dayLength, 5],
] as const;

/** '5 phút trước', 'Hôm qua', '3 tuần trước', then the date. A moment in the future counts as now. */
export function relativeMoment(moment: string, now: string, language: Language, timeZone: string): string {
  const passed = Math.max(0, Date.parse(now) - Date.parse(moment));
  if (passed < 60_000) return relative(0, 'second', language);
  for (const [unit, length, limit] of steps) {
    const count = unit === 'day' ? daysAgo(moment, now, timeZone) : Math.floor(passed / length);
    if (count < limit) return relative(-Math.max(1, count), unit, language);
  }
  return dayLabel(moment, now, language, timeZone);
}
