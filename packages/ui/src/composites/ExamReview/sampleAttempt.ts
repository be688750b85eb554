import { sampleNow } from '../ExamPlayer/sampleExam';
import { sampleQuestions, sampleReview, type SampleQuestion } from '../QuestionView/sampleQuestions';
import type { ExamReviewProps, ReviewedPart, ReviewedQuestion } from './ExamReview';

const kinds = ['right', 'partial', 'wrong'] as const;

function reviewed(sample: SampleQuestion, index: number): ReviewedQuestion {
  const { value, review } = sampleReview(sample, kinds[index % 3] ?? 'right');
  return { question: sample.question, answer: value, review };
}

function withMarks(long: ReviewedQuestion['review']): ReviewedPart[] {
  const all = Object.values(sampleQuestions).map(reviewed);
  const done = all.map((one) =>
    one.question.content.type === 'long_answer'
      ? { ...one, answer: sampleQuestions.long_answer.right, review: { ...one.review, ...long } }
      : one,
  );
  return [
    { title: 'Phần 1. Kiến thức chung', score: 50, questions: done.slice(0, 6) },
    { title: 'Phần 2. Xử lý tình huống', score: 50, questions: done.slice(6) },
  ];
}

/** All is marked. */
export const marked = withMarks({
  score: 7.5,
  comment: 'Trình bày rõ các bước. Cần nói thêm thời hạn trả lời học viên.',
  markedBy: 'Nguyễn Thị Diễm Quỳnh',
});
/** A long answer waits for its mark. */
export const waiting = withMarks({ score: null });

export const markedResult: ExamReviewProps['result'] = {
  number: 1,
  state: 'marked',
  submittedAt: sampleNow,
  submittedBy: 'student',
  score: 80,
  deductionPercent: 10,
  finalScore: 72,
  waitingQuestions: 0,
};

export const waitingResult: ExamReviewProps['result'] = {
  ...markedResult,
  number: 0,
  state: 'submitted',
  submittedBy: 'time',
  score: 62.5,
  deductionPercent: 0,
  finalScore: 62.5,
  waitingQuestions: 1,
};
