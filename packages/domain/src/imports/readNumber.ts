import { numberReadings } from '../text/numbers.ts';
import { readAs, type Reading, unreadable } from './Reading.ts';

/**
 * Reads a number: '8,5', '8.5', '1.234,5', '1,234.5', '1 234'. '1.234' has two readings that differ by a factor of a thousand,
 * so it is refused as `numberAmbiguous`; anything else is `notANumber`.
 */
export function readNumber(text: string): Reading<number> {
  const [value, grouped] = numberReadings(text);
  if (value === undefined) return unreadable('notANumber', { value: text });
  if (grouped === undefined) return readAs(value);
  return unreadable('numberAmbiguous', { value: text, grouped: String(grouped), decimal: value });
}

/** Reads an integer; '1.000' can then only be one thousand. Refuses with `notAnInteger` too. */
export function readInteger(text: string): Reading<number> {
  const readings = numberReadings(text);
  if (readings.length === 0) return unreadable('notANumber', { value: text });
  const whole = readings.findLast(Number.isInteger);
  return whole === undefined ? unreadable('notAnInteger', { value: text }) : readAs(whole);
}
