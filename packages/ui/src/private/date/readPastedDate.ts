import { CalendarDate, CalendarDateTime } from '@internationalized/date';

const shapes = [
  /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4})/,
  /^(?<year>\d{4})[/.\- ](?<month>\d{1,2})[/.\- ](?<day>\d{1,2})/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})(?!\d)/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
];
const clock = /^[T,\s]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?$/;

/** Reads a date as people write it, day or year first, with or without a time: '1/2/2000', '2000-02-01 08:30', '01022000'. */
export function readPastedDate(text: string): CalendarDate | CalendarDateTime | null {
  for (const shape of shapes) {
    const found = shape.exec(text.trim());
    if (!found?.groups) continue;
    const { year, month, day } = found.groups;
    const date = new CalendarDate(Number(year), Number(month), Number(day));
    // The constructor corrects what no calendar has, such as 31/02.
    if (date.year !== Number(year) || date.month !== Number(month) || date.day !== Number(day)) continue;
    const rest = text.trim().slice(found[0].length);
    if (rest === '') return date;
    const time = clock.exec(rest)?.groups;
    if (!time) continue;
    const [hour, minute, second] = [time['hour'], time['minute'], time['second'] ?? 0].map(Number);
    if (hour === undefined || minute === undefined || hour > 23 || minute > 59 || Number(second) > 59)
      continue;
    return new CalendarDateTime(date.year, date.month, date.day, hour, minute, second);
  }
  return null;
}
