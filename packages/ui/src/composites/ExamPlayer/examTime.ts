import { locales, type Language } from '../../messages/languages';

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
  const locale = locales[language];
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone, hourCycle: 'h23', ...options });
    return (time: number) => formatter.format(time);
  };
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const time: ExamTime = {
    second: format({ ...hour, second: '2-digit' }),
    minute: format(hour),
    day: format({ ...hour, day: '2-digit', month: '2-digit', year: 'numeric' }),
    zone: (at) => offset.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
  };
  made.set(key, time);
  return time;
}
