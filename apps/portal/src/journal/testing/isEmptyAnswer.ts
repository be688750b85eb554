import type { AnswerValue } from '@sen/api/contract/model';

const blank = (parts: Record<string, string>) => Object.values(parts).every((part) => part.trim() === '');

/** Whether nothing is answered: such an answer must not replace one from elsewhere that its page has not seen. */
export function isEmptyAnswer(answer: AnswerValue | null): boolean {
  if (!answer) return true;
  switch (answer.type) {
    case 'one_choice':
      return answer.choice === null;
    case 'multiple_choice':
      return answer.choices.length === 0;
    case 'true_false':
      return answer.value === null;
    case 'short_answer':
    case 'long_answer':
      return answer.text.trim() === '';
    case 'match_clauses':
      return blank(answer.pairs);
    case 'order_clauses':
      return answer.order.length === 0;
    default:
      return blank(answer.blanks);
  }
}
