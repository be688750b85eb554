import type { Exam, ExamDraft } from '@sen/api/contract/model';

/** The draft that would be saved as this exam. */
export function draftOfExam({ category, parts, ...exam }: Exam): ExamDraft {
  return {
    ...exam,
    category_id: category.id,
    parts: parts.map(({ title, score, questions }) => ({
      title,
      score,
      questions: questions.map((entry) => ({ question_id: entry.question.id, score: entry.score })),
    })),
  };
}
