import { fold } from '../text/fold.ts';
import { tidySpaces } from '../text/spaces.ts';
import { readAs, type Reading, unreadable } from './Reading.ts';

const joints = /[\s,;./&+|]+|\bva\b|\band\b/;

/**
 * The options (from 0) that a key names: 'B', 'A,C', 'A C', 'AC', 'A và C', '1;3', or the whole text of one option.
 * Refuses with `answerMissing`, or `keyLetterUnknown` ({letter}) for what names no option.
 */
export function readLetters(key: string, options: readonly string[]): Reading<readonly number[]> {
  const typed = tidySpaces(key);
  if (typed === '') return unreadable('answerMissing');
  const words = fold(typed).split(joints).filter(Boolean);
  const letters = words.length === 1 && /^[a-h]{2,8}$/.test(words[0] ?? '') ? [...(words[0] ?? '')] : words;
  const indexes = letters.map((letter) => indexOf(letter, options.length));
  const unknown = indexes.indexOf(undefined);
  if (unknown < 0) return readAs(indexes.filter((index) => index !== undefined));
  const whole = options.findIndex((option) => tidySpaces(option) === typed);
  return whole >= 0 ? readAs([whole]) : unreadable('keyLetterUnknown', { letter: letters[unknown] ?? typed });
}

function indexOf(letter: string, count: number): number | undefined {
  const index = /^[a-h]$/.test(letter)
    ? letter.charCodeAt(0) - 'a'.charCodeAt(0)
    : /^[1-8]$/.test(letter)
      ? Number(letter) - 1
      : count;
  return index < count ? index : undefined;
}
