import { formatInstant, type InstantLook } from '@sen/domain/time/formatInstant';
import { timeZone } from '@sen/domain/time/timeZone';
import { formatBytes } from '@sen/ui/formatBytes';
import { locales } from '@sen/ui/languages';
import { language } from './runtime';

function showInstant(look: InstantLook, instant: string | Date): string {
  return formatInstant(look, typeof instant === 'string' ? new Date(instant) : instant, language());
}

/** 21/11/2026 */
export const formatDate = (instant: string | Date) => showInstant('date', instant);
/** 10:42 */
export const formatTime = (instant: string | Date) => showInstant('time', instant);
/** 10:42:07 */
export const formatTimeWithSeconds = (instant: string | Date) => showInstant('timeWithSeconds', instant);
/** Day, month, year, hour and minute. */
export const formatDateTime = (instant: string | Date) => showInstant('dateTime', instant);
/** As `formatDateTime`, with the time zone, so that a deadline is unambiguous. */
export const formatDeadline = (instant: string | Date) => showInstant('deadline', instant);

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Kept, because creating one takes longer than formatting a column with it. */
function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language()} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key);
  const format = known ?? new Intl.NumberFormat(locales[language()], options);
  if (!known) numberFormats.set(key, format);
  return format;
}

/** 1.234,5 in Vietnamese, 1,234.5 in English; at most two decimals. */
export function formatNumber(value: number): string {
  return numbers({ maximumFractionDigits: 2 }).format(value);
}

/** Two decimals, so that the digits of a column stand below each other: '63,00' in Vietnamese. */
export function formatScore(value: number): string {
  return numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** Whole euros: '1.234 €' in Vietnamese, '€1,234' in English. */
export function formatEuros(value: number): string {
  return numbers({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(value);
}

/** `value` is in percent: 10 is '10%'. */
export function formatPercent(value: number): string {
  return numbers({ style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
}

/** Hours with one decimal: '474,4 giờ', '474.4 hours'. */
export function formatHours(seconds: number): string {
  return numbers({ style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    seconds / 3600,
  );
}

/** How long ago, in the largest whole unit: '3 ngày', '5 hours'; less than a minute counts as one. */
export function formatAge(since: string, now: number): string {
  const minutes = Math.max(1, Math.floor((now - new Date(since).getTime()) / 60_000));
  const [value, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 24 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / (24 * 60)), 'day'];
  return numbers({ style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

const hours = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });

/** The hour of the day (0 to 23) in the product's time zone. */
export function hourOf(instant: Date): number {
  return Number(hours.format(instant));
}

/** A file's size, as the design system shows it. */
export const formatSize = (bytes: number): string => formatBytes(bytes, locales[language()]);
