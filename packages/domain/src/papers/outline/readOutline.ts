import type { PaperFigure, PaperText } from '../text/PaperLine.ts';
import type { Paper } from '../PaperQuestion.ts';
import type { PaperNote } from '../paperWarnings.ts';
import { Outline } from './Outline.ts';
import { questionOf } from './questionOf.ts';

/** Reads a paper that people wrote for people: 'Câu 1 … A. B. C. D.', with its answers marked or listed at the end. */
export function readOutline({ blocks, figures: known }: PaperText): Paper {
  const figures = new Map<string, PaperFigure>(known);
  const outline = new Outline(figures);
  outline.read(blocks);
  const { questions, answers, linesBefore } = outline;
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
  ];
  return { questions: questions.map(questionOf), notes, figures };
}
