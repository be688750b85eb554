import { parseAbsolute, toCalendarDateTime, toZoned, type CalendarDateTime } from '@internationalized/date';

/** The zone of the product: a moment is sent and kept as RFC 3339 in UTC, and shown and typed in this one. */
const timeZone = 'Asia/Ho_Chi_Minh';

/** Null for nothing and for what is no moment. */
export function momentFromText(text: string | null | undefined): CalendarDateTime | null {
  const time = text ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return null;
  return toCalendarDateTime(parseAbsolute(new Date(time).toISOString(), timeZone));
}

/** '2026-11-21T07:00:00Z': to the minute, without fractions. */
export function textFromMoment(moment: CalendarDateTime): string {
  const whole = moment.set({ second: 0, millisecond: 0 });
  return toZoned(whole, timeZone).toAbsoluteString().replace('.000Z', 'Z');
}

/** '2026/11/21 14:00' */
export function showMoment(moment: CalendarDateTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.year}/${two(moment.month)}/${two(moment.day)} ${two(moment.hour)}:${two(moment.minute)}`;
}

/** Which bound a moment passes, if any. */
export function outside(
  moment: CalendarDateTime,
  min: CalendarDateTime | null,
  max: CalendarDateTime | null,
): { reason: 'tooEarly' | 'tooLate'; bound: CalendarDateTime } | undefined {
  const minute = moment.set({ second: 0, millisecond: 0 });
  if (min && minute.compare(min.set({ second: 0, millisecond: 0 })) < 0)
    return { reason: 'tooEarly', bound: min };
  if (max && minute.compare(max) > 0) return { reason: 'tooLate', bound: max };
  return undefined;
}
