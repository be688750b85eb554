import type { Exam, Paper, PaperQuestion, Question, QuestionContent } from '@sen/api/contract/model';
import { type RandomSource, seededRandom } from '@sen/domain/attempts/random';
import { questionOrder, shownContent } from '@sen/domain/attempts/paperOrder';
import { withShownFigures } from '@sen/domain/questions/figures';
import type { ExamPaper } from './ExamPapers.ts';

type Part = Exam['parts'][number];

const tries = 20;

/** Whether the clauses are in their right order, so that leaving them unchanged would be an answer. */
function betrays(content: QuestionContent, { key }: Question): boolean {
  return (
    content.type === 'order_clauses' &&
    key.type === 'order_clauses' &&
    content.clauses.every(({ id }, index) => id === key.order[index])
  );
}

function shown(question: Question, random: RandomSource): QuestionContent {
  const asked = withShownFigures(question.title, question.content);
  let content = shownContent(asked, question.shuffle, random);
  for (let round = 1; round < tries && betrays(content, question); round += 1)
    content = shownContent(asked, question.shuffle, random);
  return content;
}

/**
 * The paper of an attempt as its student sees it, without keys. Order comes from the attempt's seed and is stable: the
 * exam of an attempt never changes, nor does the number sequence of a seed.
 */
export function showPaper({ exam: { parts, shuffle } }: ExamPaper, seed: string): Paper {
  const random = seededRandom(seed);
  const order = questionOrder<Part['questions'][number], Part>(parts, shuffle, random);
  let number = 0;
  return {
    parts: parts.map(({ title, score }, index) => ({
      title,
      score,
      questions: (order[index] ?? []).map(({ question, score: worth }): PaperQuestion => {
        number += 1;
        const { id, title: asked, numbering } = question;
        return { id, number, title: asked, score: worth, numbering, content: shown(question, random) };
      }),
    })),
  };
}
