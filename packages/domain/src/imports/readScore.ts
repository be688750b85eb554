import { hasTwoDecimals } from '../exams/hundredths.ts';
import { readAs, type Reading, unreadable } from './Reading.ts';
import { readNumber } from './readNumber.ts';

/** What every exam is worth. */
export const fullScore = 100;

/** Reads a score: '85', '8,5', '85.25'; an empty cell has none. */
export function readScore(text: string, number?: number): Reading<number | null> {
  if (number === undefined && text === '') return readAs(null);
  const reading = number === undefined ? readNumber(text) : readAs(number);
  if (!reading.ok) {
    // With a thousands separator it would be beyond the scale: what is meant has three decimals.
    if (reading.code === 'numberAmbiguous') return unreadable('scoreTooFine');
    return unreadable('scoreNotANumber', { value: text });
  }
  const { value } = reading;
  if (value < 0 || value > fullScore) return unreadable('scoreOutOfRange', { max: fullScore });
  // '-0' is 0.
  return hasTwoDecimals(value) ? readAs(Math.round(value * 100) / 100 + 0) : unreadable('scoreTooFine');
}
