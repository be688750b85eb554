import { numberReadings } from '../text/numbers.ts';
import { readAs, type Reading, unreadable } from './Reading.ts';

/**
 * The number that a cell's text means: '8,5', '8.5', '1.234,5', '1,234.5', '1 234'. '1.234' has two meanings a thousand
 * times apart, so it is refused as `numberAmbiguous` rather than guessed; anything else is `notANumber`.
 */
export function readNumber(text: string): Reading<number> {
  const [value, grouped] = numberReadings(text);
  if (value === undefined) return unreadable('notANumber', { value: text });
  if (grouped === undefined) return readAs(value);
  return unreadable('numberAmbiguous', { value: text, grouped: String(grouped), decimal: value });
}

/** The whole number that a cell's text means; '1.000' can then only be one thousand. Refuses with `notAnInteger` too. */
export function readInteger(text: string): Reading<number> {
  const readings = numberReadings(text);
  if (readings.length === 0) return unreadable('notANumber', { value: text });
  const whole = readings.findLast(Number.isInteger);
  return whole === undefined ? unreadable('notAnInteger', { value: text }) : readAs(whole);
}
