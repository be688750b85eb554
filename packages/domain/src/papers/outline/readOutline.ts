import { cutText } from '../../text/cutText.ts';
import { fold } from '../../text/fold.ts';
import type { PaperFigure, PaperText } from '../text/PaperLine.ts';
import type { Paper } from '../PaperQuestion.ts';
import type { PaperNote } from '../paperWarnings.ts';
import { lettersIn } from './keyLine.ts';
import { Outline } from './Outline.ts';
import { questionOf } from './questionOf.ts';

/** Reads a paper that people wrote for people: 'Câu 1 … A. B. C. D.', with its answers marked or listed at the end. */
export function readOutline({ blocks, figures: known }: PaperText): Paper {
  const figures = new Map<string, PaperFigure>(known);
  const outline = new Outline(figures);
  outline.read(blocks);
  const { questions, answers, keysLeft, linesBefore } = outline;
  const unused: number[] = [];
  const taken = new Set<object>();
  for (const { number, said } of answers) {
    // Parts of a paper count from 1 again: the answers come in the same order.
    const question = questions.find((one) => one.number === number && !taken.has(one));
    if (!question) {
      unused.push(number);
      continue;
    }
    taken.add(question);
    if (question.said !== undefined && !isSame(question.said, said))
      question.warnings.push({
        code: 'keysSaidTwice',
        params: { said: question.said.slice(0, 80), listed: said },
      });
    question.said ??= said;
  }
  const notes: PaperNote[] = [
    ...(linesBefore > 0 ? [{ code: 'linesBefore', params: { count: linesBefore } } as const] : []),
    ...(taken.size > 0 ? [{ code: 'keysRead', params: { count: taken.size } } as const] : []),
    ...(unused.length > 0
      ? [
          {
            code: 'keysUnused',
            params: { count: unused.length, labels: unused.slice(0, 10).join(', ') },
          } as const,
        ]
      : []),
    ...(keysLeft.length > 0 ? [keysLeftNote(keysLeft)] : []),
  ];
  return { questions: questions.map(questionOf), notes, figures };
}

const isSame = (one: string, other: string) =>
  fold(lettersIn(one)?.join('') ?? one) === fold(lettersIn(other)?.join('') ?? other);

function keysLeftNote(left: readonly string[]): PaperNote {
  const texts = left.slice(0, 5).map((text) => `“${cutText(text.replaceAll(/\[\[#\d+\]\]/g, '…'), 80)}”`);
  return {
    code: 'keysLeft',
    params: { count: left.length, texts: texts.join(', ') + (left.length > texts.length ? ', …' : '') },
  };
}
