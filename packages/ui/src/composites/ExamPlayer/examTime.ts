import type { Language } from '../../messages/languages';
import { instantText } from '../../private/date/instantText';
import { offsetText } from '../../private/date/offsetText';

/** Formats the times of an exam (epoch milliseconds) in one language and time zone. */
export interface ExamTime {
  /** 10:42:07 */
  second: (time: number) => string;
  /** 10:42 */
  minute: (time: number) => string;
  /** 10:42 21/11/2026, in English 21/11/2026, 10:42 */
  day: (time: number) => string;
  /** GMT+7; an offset may change with the date. */
  zone: (time: number) => string;
}

const made = new Map<string, ExamTime>();

export function examTime(language: Language, timeZone: string): ExamTime {
  const key = `${language} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const time: ExamTime = {
    second: (at) => instantText('second', at, language, timeZone),
    minute: (at) => instantText('minute', at, language, timeZone),
    day: (at) => instantText('dateTime', at, language, timeZone),
    zone: (at) => offsetText(timeZone, at),
  };
  made.set(key, time);
  return time;
}
