import type { AnswerValue } from '@sen/api/contract/model';

/** Returns whether an answer is empty: no choice, blank text, no pair, no order. `null` means never answered. */
export function isEmptyAnswer(answer: AnswerValue | null): boolean {
  if (answer === null) return true;
  switch (answer.type) {
    case 'one_choice':
      return answer.choice === null;
    case 'multiple_choice':
      return answer.choices.length === 0;
    case 'true_false':
      return answer.value === null;
    case 'short_answer':
    case 'long_answer':
      return isBlank(answer.text);
    case 'fill_keyword':
    case 'fill_number':
      return Object.values(answer.blanks).every(isBlank);
    case 'match_clauses':
      return Object.keys(answer.pairs).length === 0;
    case 'choose_from_list':
    case 'drag_to_blank':
      return Object.keys(answer.blanks).length === 0;
    case 'order_clauses':
      return answer.order.length === 0;
  }
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
