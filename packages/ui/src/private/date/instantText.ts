import { locales, type Language } from '../../messages/languages';
import { dateFormat } from './dateFormat';

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const looks = {
  /** 21/11/2026 */
  date: day,
  /** 10:42 */
  minute,
  /** 10:42:07 */
  second: { ...minute, second: '2-digit' },
  /** 10:42 21/11/2026, in English 21/11/2026, 10:42 */
  dateTime: { ...day, ...minute },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** An instant (epoch milliseconds) in numbers, as the language writes it; lines break only between the time and the date. */
export function instantText(
  look: keyof typeof looks,
  instant: number,
  language: Language,
  timeZone: string,
): string {
  return dateFormat(locales[language], { timeZone, ...looks[look] }).format(instant);
}
