import { randomUUID } from 'node:crypto';
import { found } from '../../errors/RefusalError.ts';
import { examPaper } from '../../store/attempts/ExamPapers.ts';
import { showPaper } from '../../store/attempts/showPaper.ts';
import { findExam } from '../../store/exams/exams.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const previewExam: Handler<'previewExam'> = async ({ path: { id }, caller }, { database }) => {
  // Not from the cache of papers: a draft still changes.
  const exam = found(await findExam(database, id, scopeOf(caller)));
  const paper = examPaper(exam);
  const { title, duration_minutes, questions_per_page } = exam;
  return {
    data: {
      id,
      title,
      duration_minutes,
      questions_per_page,
      paper: showPaper(paper, randomUUID()),
      keys: [...paper.questions].map(([question_id, { question }]) => ({ question_id, key: question.key })),
    },
  };
};
