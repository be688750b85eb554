import type { AnswerValue } from '../QuestionView/answer';
import type { Question } from '../QuestionView/question';
import { sampleQuestions } from '../QuestionView/sampleQuestions';
import type { ExamPart, ExamSave, QuestionState } from './examState';

/** 10:42:07 on 21 November 2026 in Vietnam. */
export const sampleNow = Date.UTC(2026, 10, 21, 3, 42, 7);
export const sampleTitle = 'An toàn lao động và xử lý tình huống khẩn cấp: bài thi cuối khóa';

const kinds = Object.values(sampleQuestions);

/** An exam of `count` questions in two parts, with all types in turn. */
export function sampleExam(count: number): ExamPart[] {
  const questions = Array.from({ length: count }, (_, index): Question | undefined => {
    const kind = kinds[index % kinds.length];
    return kind && { ...kind.question, id: `q${index + 1}`, number: index + 1 };
  }).filter((question) => question !== undefined);
  const half = Math.ceil(count / 2);
  return [
    { title: 'Phần 1. Kiến thức chung', score: 50, questions: questions.slice(0, half) },
    { title: 'Phần 2. Xử lý tình huống', score: 50, questions: questions.slice(half) },
  ];
}

function answerTo(question: Question): AnswerValue {
  return sampleQuestions[question.content.type].right;
}

/** The first `answered` questions are answered and saved, every seventh is flagged. */
export function sampleStates(parts: ExamPart[], answered: number): Record<string, QuestionState> {
  return Object.fromEntries(
    parts
      .flatMap((part) => part.questions)
      .map((question, index): [string, QuestionState] => [
        question.id,
        index < answered
          ? {
              answer: answerTo(question),
              flagged: index % 7 === 3,
              save: { place: 'server', since: sampleNow - 60_000 },
            }
          : { answer: null, flagged: index % 7 === 3 },
      ]),
  );
}

export const sampleSave: ExamSave = {
  connection: 'online',
  since: sampleNow - 600_000,
  unsaved: 0,
  savedAt: sampleNow - 3_000,
};
