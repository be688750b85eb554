import type { Language } from '../../messages/languages';
import { foldText } from '../../private/foldText';

export const emojiGroups = [
  'smileys',
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type EmojiGroup = (typeof emojiGroups)[number];

export interface Emoji {
  sign: string;
  names: Record<Language, string>;
  /** Accent-folded search terms: names, then further words. */
  words: { names: string; more: string };
}

/** Parses the lines of a group: emoji, Vietnamese name, English name, further words. */
export function readEmoji(lines: string): Emoji[] {
  return lines.split('\n').map((line) => {
    const [sign = '', vi = '', en = '', more = ''] = line.split('\t');
    return {
      sign,
      names: { vi, en },
      words: { names: ` ${foldText(`${vi} ${en}`)}`, more: ` ${foldText(more)}` },
    };
  });
}

/** Emoji for which every typed word is the prefix of a word; matches in names come before matches in further words. */
export function searchEmoji(all: readonly Emoji[], query: string): Emoji[] {
  const terms = foldText(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const named: Emoji[] = [];
  const about: Emoji[] = [];
  for (const emoji of all) {
    if (terms.every((word) => emoji.words.names.includes(` ${word}`))) named.push(emoji);
    else if (terms.every((word) => `${emoji.words.names}${emoji.words.more}`.includes(` ${word}`)))
      about.push(emoji);
  }
  return [...named, ...about];
}
