import { isMarked, lineText, pieceMarks } from '../text/PaperLine.ts';
import type { OutlineOption } from './OutlineQuestion.ts';

const told = /\s*(?:\((?:đúng|đáp án|đ|true|correct|x)\)|\[(?:x|đúng)\]|[✓✔☑√])\s*$/iu;

/** The texts of options, and which of them the paper marks as right, from 0. */
export function markedOptions(options: readonly OutlineOption[]): { options: string[]; marked: number[] } {
  const read = options.map((option) => {
    const text = [option.text, ...option.more]
      .map(lineText)
      .join('\n')
      .replaceAll(/[ \t]+/g, ' ')
      .trim();
    const isStarred = option.isStarred || /^\*+\s*\S/.test(text) || /\S\s*\*$/.test(text);
    const isTold = told.test(text);
    return { option, isStarred, isTold, text };
  });
  const texts = read.map(({ text, isStarred, isTold }) => {
    const plain = isStarred ? text.replace(/^\*+\s*|\s*\*+$/g, '') : text;
    return isTold ? plain.replace(told, '').trim() : plain.trim();
  });
  const signals = [
    read.map(({ isStarred }) => isStarred),
    read.map(({ isTold }) => isTold),
    ...pieceMarks.flatMap((mark) => [
      read.map(({ option }) => isMarked(option.text, mark)),
      read.map(({ option }) => isMarked(option.label, mark)),
    ]),
  ];
  // What all options have is their look, not a mark; the first signal that tells them apart counts.
  const telling = signals.find((signal) => signal.includes(true) && signal.includes(false));
  const marked = (telling ?? []).flatMap((isRight, index) => (isRight ? [index] : []));
  return { options: texts, marked };
}
