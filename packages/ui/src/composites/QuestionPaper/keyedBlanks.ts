import type { Language } from '../../messages/languages';
import { formatPoints } from '../QuestionView/formatPoints';
import type { ContentOf, KeyOf } from '../QuestionView/question';
import type { QuestionMessages } from '../QuestionView/QuestionView.messages';
import type { KeyedBlank } from './BlanksKey';

/** Typed words: the first accepted one stands in the sentence. */
export function keywordBlanks(
  { blanks }: ContentOf<'fill_keyword'>,
  key: KeyOf<'fill_keyword'> | null,
): KeyedBlank[] {
  return blanks.map((id) => {
    const accepted = key?.blanks[id] ?? [];
    const blank = { id, answer: accepted[0] ?? '' };
    if (accepted.length < 2) return blank;
    return { ...blank, answers: accepted.map((text) => ({ id: text, text, right: true })) };
  });
}

export function numberBlanks(
  { blanks }: ContentOf<'fill_number'>,
  key: KeyOf<'fill_number'> | null,
  words: QuestionMessages,
  language: Language,
): KeyedBlank[] {
  return blanks.map((id) => {
    const expected = key?.blanks[id];
    if (!expected) return { id, answer: '' };
    const number = formatPoints(expected.value, language);
    if (!expected.tolerance) return { id, answer: number };
    return { id, answer: `${number} ${words.within(formatPoints(expected.tolerance, language))}` };
  });
}

export function listBlanks(
  { blanks }: ContentOf<'choose_from_list'>,
  key: KeyOf<'choose_from_list'> | null,
): KeyedBlank[] {
  return blanks.map(({ id, options }) => ({
    id,
    answer: options.find((option) => option.id === key?.blanks[id])?.text ?? '',
    answers: options.map((option) => ({ ...option, right: option.id === key?.blanks[id] })),
  }));
}

/** Words to drag, and those that belong to no blank. */
export function wordBlanks(
  { blanks, words }: ContentOf<'drag_to_blank'>,
  key: KeyOf<'drag_to_blank'> | null,
): { blanks: KeyedBlank[]; spare: string[] } {
  const used = new Set(Object.values(key?.blanks ?? {}));
  return {
    blanks: blanks.map((id) => ({
      id,
      answer: words.find((word) => word.id === key?.blanks[id])?.text ?? '',
    })),
    spare: words.filter(({ id }) => !used.has(id)).map(({ text }) => text),
  };
}
