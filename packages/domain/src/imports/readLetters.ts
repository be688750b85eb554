import { fold } from '../text/fold.ts';
import { keywordKey } from '../text/keyword.ts';
import { tidySpaces } from '../text/spaces.ts';
import { readAs, type Reading, unreadable } from './Reading.ts';

const joints = /[\s,;./&+|>→–-]+|(?<!\p{L})(?:và|va|and)(?!\p{L})/iu;
const betweenTexts = /[,;|\n]/;

/**
 * Reads the options (from 0) that a key names: the text of one or several options ('Bắc', '1; 3'), else letters or positions:
 * 'B', 'A,C', 'A C', 'AC', 'A và C', '1;3'. A text takes precedence: with the options 3, 4, 2, 1 the key '2' is the third.
 * Refuses with `answerMissing`, `keyLetterUnknown` ({letter}) for an unknown option, or `keyAmbiguous` ({value}) if one option
 * matches as a text and another as a letter.
 */
export function readLetters(key: string, options: readonly string[]): Reading<readonly number[]> {
  const typed = tidySpaces(key);
  if (typed === '') return unreadable('answerMissing');
  const optionWith = textLookup(options);
  const pieced = typed.split(joints).filter(Boolean);
  const words = pieced.map((word) => word.toLowerCase());
  const pieces = key.split(betweenTexts).map(tidySpaces).filter(Boolean);
  for (const texts of [[typed], pieces, words]) {
    if (texts.length === 0 || texts.some((text) => optionWith(text) === undefined)) continue;
    return readAs(texts.flatMap((text) => optionWith(text) ?? []));
  }
  const isRun = words.length === 1 && isLetters(words[0]);
  const letters = isRun ? [...(words[0] ?? '')] : words;
  const indexes = letters.map((letter) => indexOf(letter, options.length));
  const unknown = indexes.indexOf(undefined);
  if (unknown >= 0 || letters.length === 0)
    return unreadable('keyLetterUnknown', { letter: (isRun ? [...typed] : pieced)[unknown] ?? typed });
  const isText = letters.some((letter, at) => (optionWith(letter) ?? indexes[at]) !== indexes[at]);
  // 'bac' could be three letters, or 'Bắc' without diacritics.
  const isUnmarked = typed.length > 1 && options.some((option) => fold(tidySpaces(option)) === fold(typed));
  if (isText || isUnmarked) return unreadable('keyAmbiguous', { value: typed });
  return readAs(indexes.filter((index) => index !== undefined));
}

function isLetters(word = ''): boolean {
  return /^[a-h]{2,8}$/.test(word);
}

/** Finds the option with exactly this text, else the only one that differs in case alone. */
function textLookup(options: readonly string[]): (text: string) => number | undefined {
  const texts = options.map(tidySpaces);
  const keys = options.map(keywordKey);
  const longest = Math.max(0, ...texts.map((text) => text.length));
  return (text) => {
    // A decomposed letter has at most three characters.
    if (text.length > longest * 3) return undefined;
    const exact = texts.indexOf(text);
    if (exact >= 0) return exact;
    const key = keywordKey(text);
    const first = keys.indexOf(key);
    return first >= 0 && first === keys.lastIndexOf(key) ? first : undefined;
  };
}

function indexOf(letter: string, count: number): number | undefined {
  const index = /^[a-h]$/.test(letter)
    ? letter.charCodeAt(0) - 'a'.charCodeAt(0)
    : /^[1-8]$/.test(letter)
      ? Number(letter) - 1
      : count;
  return index < count ? index : undefined;
}
