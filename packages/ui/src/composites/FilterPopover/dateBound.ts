import { parseDateTime, toZoned } from '@internationalized/date';
import type { DateCompare } from './filterProps';

const timeZone = 'Asia/Ho_Chi_Minh';

/**
 * The moment that a list is asked for, as RFC 3339 in UTC, from a day or a local time ('2026-11-01', '2026-11-01T08:30') in
 * Asia/Ho_Chi_Minh. An end at exactly midnight is moved back by one second, so that the day before is its last.
 */
export function dateBound(date: string, compare: DateCompare): string {
  const local = parseDateTime(date.includes('T') ? date : `${date}T00:00`);
  const midnight = local.hour === 0 && local.minute === 0 && local.second === 0 && local.millisecond === 0;
  const bound = compare === 'isBefore' && midnight ? local.subtract({ seconds: 1 }) : local;
  return toZoned(bound, timeZone).toAbsoluteString().replace('.000Z', 'Z');
}
