import type { AnswerValue } from '@sen/api/contract/model';

const blank = (parts: Record<string, string>) => Object.values(parts).every((part) => part.trim() === '');

/** Nothing is answered: such an answer must not replace one that came from elsewhere unseen. */
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
