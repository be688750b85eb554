import type { Review, ReviewedQuestion } from '@sen/api/contract/model';
import type { ExamReviewProps } from '@sen/ui/ExamReview';
import { rightBlanks } from './rightBlanks';

/** The review of a finished attempt. Typed blanks are judged by the rule that the server marks by. */
export function reviewProps({
  title,
  result,
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
        review: reviewOf(reviewed, answer),
      })),
    })),
  };
}

function reviewOf(
  { key, score, comment, marked_by }: Omit<ReviewedQuestion, 'question' | 'answer'>,
  answer: ReviewedQuestion['answer'],
) {
  return { key, score, comment, markedBy: marked_by?.name, marks: rightBlanks(key, answer) };
}
