import type { DateSystem } from '@sen/domain/imports/readDate';
import { dateFromSerial, format, getFormatDateInfo, isTextFormat } from 'numfmt';
import type { SpreadsheetCell } from './Spreadsheet.ts';

/** Days between the first days of the two systems. */
const days1904 = 1462;
const plain = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;

/**
 * A number as its cell shows it under a format code, in Vietnamese notation: '000211', '50%', '1,125', '8:30', '04/2026'. A
 * whole date is day/month/year whatever the format's order, because '4/3' has two meanings.
 */
export function shownNumber(value: number, code: string, dateSystem: DateSystem): SpreadsheetCell {
  if (!Number.isFinite(value)) return '';
  const pattern = patternOf(code);
  if (pattern === undefined) return { text: generalText(value), number: value };
  const { year, month, day, hours } = pattern;
  const isDate = year || month || day;
  const serial = isDate && dateSystem === 1904 ? value + days1904 : value;
  if (year && month && day) return dateText(serial, hours) ?? { text: generalText(value), number: value };
  const text = shown(code, serial);
  if (text === undefined || /^#+$/.test(text)) return { text: generalText(value), number: value };
  if (isDate || hours || !plain.test(text)) return text;
  return { text, number: Number(text.replaceAll('.', '').replace(',', '.')) };
}

/** A number without a format: all its digits, with a decimal comma. */
export function generalText(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',');
}

interface Pattern {
  year: boolean;
  month: boolean;
  day: boolean;
  hours: boolean;
}

const patterns = new Map<string, Pattern | undefined>();

/** The kind of value that a format displays; undefined for the general one and for texts. */
function patternOf(code: string): Pattern | undefined {
  if (patterns.has(code)) return patterns.get(code);
  const isGeneral = code === '' || /^general$/i.test(code) || isTextFormat(code);
  const pattern = isGeneral ? undefined : getFormatDateInfo(code);
  patterns.set(code, pattern);
  return pattern;
}

function shown(code: string, value: number): string | undefined {
  try {
    return format(code, value, { locale: 'vi' }).replace(/\s+/g, ' ').trim();
  } catch {
    // An invalid format, which no spreadsheet application writes.
    return undefined;
  }
}

function dateText(serial: number, hasTime: boolean): string | undefined {
  if (serial < 0 || serial > 2_958_466) return undefined;
  const [year, month, day, hours, minutes] = dateFromSerial(serial) ?? [];
  if (year === undefined) return undefined;
  const date = `${two(day)}/${two(month)}/${year}`;
  return hasTime && serial % 1 > 0 ? `${date} ${two(hours)}:${two(minutes)}` : date;
}

function two(part = 0): string {
  return String(part).padStart(2, '0');
}
