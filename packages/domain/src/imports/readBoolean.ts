import { nameKey } from '../text/sameName.ts';
import { readAs, type Reading, unreadable } from './Reading.ts';

const yes: ReadonlySet<string> = new Set([
  'dung',
  'd',
  'co',
  'true',
  't',
  'yes',
  'y',
  '1',
  'x',
  '✓',
  '✔',
  'bat',
]);
const no: ReadonlySet<string> = new Set(['sai', 's', 'khong', 'false', 'f', 'no', 'n', '0', 'tat']);

/** Reads yes or no in Vietnamese or English, with or without diacritics: đúng/sai, có/không, x, 1/0. */
export function readBoolean(text: string): Reading<boolean> {
  const word = nameKey(text);
  if (yes.has(word)) return readAs(true);
  return no.has(word) ? readAs(false) : unreadable('notABoolean', { value: text });
}
