import { tidySpaces } from '../text/spaces.ts';
import type { RuleErrorCode } from '../errors/ruleErrors.ts';
import { readAs, type Reading, unreadable } from './Reading.ts';

/** The epoch of the workbook's dates; .xlsx and .xls files specify it (1904 comes from old Macs). */
export type DateSystem = 1900 | 1904;

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;
const yearFirst = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[T ][\d:.]+Z?)?$/;
const serial = /^\d{4,6}(?:[.,]\d+)?$/;

const dayMs = 86_400_000;
/** Spreadsheets count the non-existent 1900-02-29: from March 1900 on, day 0 is 1899-12-30. */
const dayZero = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
/** A smaller number is a typed year (2026), a larger one is out of range. */
const serialFrom = 3_000;
const serialTo = 109_574;

/**
 * Reads a date as 'yyyy-mm-dd': 21/11/2026, 21-11-2026, 21.11.2026, 2026-11-21, or a spreadsheet's serial day number (1908 to
 * 2199). The day comes first, as in Vietnam; a time of day is dropped; two-digit years are refused.
 */
export function readDate(text: string, system: DateSystem = 1900): Reading<string, RuleErrorCode> {
  const typed = tidySpaces(text);
  const date = fromDayFirst(typed) ?? fromYearFirst(typed) ?? fromSerial(typed, system);
  return date === undefined ? unreadable('notADate', { value: text }) : readAs(date);
}

function fromDayFirst(typed: string): string | undefined {
  const [, day, month, year] = dayFirst.exec(typed) ?? [];
  return calendarDate(year, month, day);
}

function fromYearFirst(typed: string): string | undefined {
  const [, year, month, day] = yearFirst.exec(typed) ?? [];
  return calendarDate(year, month, day);
}

function fromSerial(typed: string, system: DateSystem): string | undefined {
  const days = serial.test(typed) ? Number.parseInt(typed, 10) : Number.NaN;
  if (!(days >= serialFrom && days <= serialTo)) return undefined;
  return isoDate(new Date(dayZero[system] + days * dayMs));
}

/** Undefined for a date that does not exist (31/02/2026) or an implausible year. */
function calendarDate(year = '', month = '', day = ''): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists =
    Number(year) >= 1900 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? isoDate(date) : undefined;
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
