import type { Review, ReviewedQuestion } from '@sen/api/contract/model';
import type { ExamReviewProps } from '@sen/ui/ExamReview';
import { isMarkShown } from '@sen/domain/attempts/release';
import { rightBlanks } from './rightBlanks';

/** The review of a finished attempt. Typed blanks are judged by the rule that the server marks by. */
export function reviewProps({
  title,
  result,
  shown,
  parts,
}: Review): Pick<ExamReviewProps, 'title' | 'result' | 'parts'> {
  return {
    title,
    result: {
      number: result.number,
      state: result.state,
      submittedAt: Date.parse(result.submitted_at),
      submittedBy: result.submitted_by,
      score: result.score,
      deductionPercent: result.deduction_percent,
      finalScore: result.final_score,
      waitingQuestions: result.waiting_questions,
    },
    parts: parts.map((part) => ({
      title: part.title,
      score: part.score,
      questions: part.questions.map(({ question, answer, ...reviewed }) => ({
        question,
        answer,
        review: reviewOf(reviewed, answer, isMarkShown(shown, question.content.type)),
      })),
    })),
  };
}

function reviewOf(
  { key, score, comment, marked_by, criteria, corrected }: Omit<ReviewedQuestion, 'question' | 'answer'>,
  answer: ReviewedQuestion['answer'],
  isScoreShown: boolean,
) {
  return {
    key: key ?? undefined,
    score: isScoreShown ? score : undefined,
    comment,
    criteria,
    corrected: corrected ?? undefined,
    markedBy: marked_by?.name,
    marks: key ? rightBlanks(key, answer) : undefined,
  };
}
