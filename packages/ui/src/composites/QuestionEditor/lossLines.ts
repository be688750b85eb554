import type { Loss } from './changeType';
import type { QuestionEditorMessages } from './QuestionEditor.messages';

const shownTexts = 3;
const longest = 60;

/** A loss in words, one line each; long texts are truncated, and only the first of many are listed. */
export function lossLines(
  loss: Loss,
  words: QuestionEditorMessages,
  format: (number: number) => string,
): string[] {
  const named = loss.texts.slice(0, shownTexts).map((text) => `“${shorten(text)}”`);
  const more = loss.texts.length - named.length;
  const texts = [named.join(', '), ...(more > 0 ? [words.lostMore(more)] : [])].join(' ');
  return [
    ...(loss.texts.length > 0 ? [words.lostTexts(texts)] : []),
    ...(loss.right ? [words.lostRight] : []),
    ...(loss.blanks > 0 ? [words.lostBlanks(loss.blanks)] : []),
    ...(loss.limit === undefined ? [] : [words.lostLimit(format(loss.limit))]),
    ...(loss.tolerances > 0 ? [words.lostTolerances] : []),
    ...(loss.pairs > 0 ? [words.lostPairs(loss.pairs)] : []),
    ...(loss.ordered ? [words.lostOrder] : []),
  ];
}

/** Truncates between grapheme clusters: a letter with diacritics may be several code points. */
function shorten(text: string): string {
  const letters = Array.from(new Intl.Segmenter('vi').segment(text), ({ segment }) => segment);
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
