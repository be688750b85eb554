import type { CorrectedQuestion } from '@sen/api/contract/model';
import type { Handler } from '../Operation.ts';
import { correctable } from './correctable.ts';
import { shownCorrections } from './shownCorrections.ts';

export const listCorrections: Handler<'listCorrections'> = async (
  { path: { id }, caller, language },
  services,
) => {
  const { assignment, course, paper } = await correctable(services, id, caller);
  const { title, classroom_id, classroom_name } = assignment;
  return {
    data: {
      title,
      classroom_id,
      classroom_name,
      completion_score: course?.completion_score ?? null,
      questions: [...paper.questions.values()].map(
        ({ question, worth, corrected }, index): CorrectedQuestion => {
          const { id: question_id, title: asked, numbering, content, key } = question;
          return {
            question: { id: question_id, number: index + 1, title: asked, score: worth, numbering, content },
            key: corrected?.keys[0] ?? key,
            points_to: corrected?.pointsTo ?? null,
          };
        },
      ),
      corrections: await shownCorrections(services.database, id, language),
    },
  };
};
