import type { Loss } from './changeType';
import type { QuestionEditorMessages } from './QuestionEditor.messages';

const shownTexts = 3;
const longest = 60;

/** A loss in words, a line each; long texts are cut, and of many the first are named. */
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

/** Cut between letters, never inside one: a letter with marks may be several code points. */
function shorten(text: string): string {
  const letters = Array.from(new Intl.Segmenter('vi').segment(text), ({ segment }) => segment);
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
