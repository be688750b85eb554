import type { Language } from '@sen/api/contract/model';
import { timeZone } from './timeZone.ts';

const locales = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Language, string>;

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const looks = {
  /** 21/11/2026 */
  date: day,
  /** 10:42 */
  time: minute,
  /** 10:42:07 */
  timeWithSeconds: { ...minute, second: '2-digit' },
  /** 10:42 21/11/2026, in English 21/11/2026, 10:42 */
  dateTime: { ...day, ...minute },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `deadline` is `dateTime` with the time zone, so that it is unambiguous: 10:42 21/11/2026 (GMT+7). */
export type InstantLook = keyof typeof looks | 'deadline';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant in the product's time zone, as the language writes it. Lines break only between the time, the date and
 * the zone; with no-break spaces there, a narrow column would break inside a number.
 */
export function formatInstant(look: InstantLook, instant: Date, language: Language): string {
  if (look === 'deadline') return `${formatInstant('dateTime', instant, language)} (${zoneOf(instant)})`;
  const key = `${language} ${look}`;
  const known = formats.get(key);
  const format = known ?? new Intl.DateTimeFormat(locales[language], { timeZone, ...looks[look] });
  if (!known) formats.set(key, format);
  return format.format(instant);
}

const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });

/** Between the sign and the digits of an offset, where a line could break. */
const wordJoiner = '\u2060';

/** GMT+7, unbroken */
export function zoneOf(instant: Date): string {
  const offset = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return (offset ?? timeZone).replace(/[+-]/, `$&${wordJoiner}`);
}
