import { parseAbsolute, toCalendarDateTime, toZoned, type CalendarDateTime } from '@internationalized/date';

/** The precision of a field. */
export type Precision = 'minute' | 'second';

/** Converts RFC 3339 to the local time of a zone; null for an empty or invalid text. */
export function momentFromText(text: string | null | undefined, timeZone: string): CalendarDateTime | null {
  const time = text ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return null;
  return toCalendarDateTime(parseAbsolute(new Date(time).toISOString(), timeZone));
}

/** Formats as '2026-11-21T07:00:00Z', truncated to the minute or the second. */
export function textFromMoment(
  moment: CalendarDateTime,
  timeZone: string,
  precision: Precision = 'minute',
): string {
  return toZoned(whole(moment, precision), timeZone).toAbsoluteString().replace('.000Z', 'Z');
}

/** The input format: '2026/11/21 14:00', with seconds '2026/11/21 14:00:00'. */
export function showMoment(moment: CalendarDateTime, precision: Precision = 'minute'): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minute = `${moment.year}/${two(moment.month)}/${two(moment.day)} ${two(moment.hour)}:${two(moment.minute)}`;
  return precision === 'minute' ? minute : `${minute}:${two(moment.second)}`;
}

/** Returns which bound a time exceeds, if any. */
export function outside(
  moment: CalendarDateTime,
  min: CalendarDateTime | null,
  max: CalendarDateTime | null,
  precision: Precision = 'minute',
): { reason: 'tooEarly' | 'tooLate'; bound: CalendarDateTime } | undefined {
  const own = whole(moment, precision);
  if (min && own.compare(whole(min, precision)) < 0) return { reason: 'tooEarly', bound: min };
  if (max && own.compare(max) > 0) return { reason: 'tooLate', bound: max };
  return undefined;
}

/** The suggestion of a time picker: the next full hour, so that it is not in the past. */
export function nextHour(moment: CalendarDateTime): CalendarDateTime {
  return moment.set({ minute: 0, second: 0, millisecond: 0 }).add({ hours: 1 });
}

function whole(moment: CalendarDateTime, precision: Precision): CalendarDateTime {
  return moment.set(precision === 'minute' ? { second: 0, millisecond: 0 } : { millisecond: 0 });
}
