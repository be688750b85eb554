import { looksLikeNumber } from './numberText';
import type { Question, QuestionType } from './question';

/** An answer as typed or chosen. */
export type AnswerValue =
  | { type: 'one_choice'; choice: string | null }
  | { type: 'multiple_choice'; choices: string[] }
  | { type: 'true_false'; value: boolean | null }
  | { type: 'short_answer'; text: string }
  | { type: 'long_answer'; text: string }
  | { type: 'fill_keyword'; blanks: Record<string, string> }
  | { type: 'fill_number'; blanks: Record<string, string> }
  | { type: 'match_clauses'; pairs: Record<string, string> }
  | { type: 'choose_from_list'; blanks: Record<string, string> }
  | { type: 'drag_to_blank'; blanks: Record<string, string> }
  | { type: 'order_clauses'; order: string[] };
export type AnswerOf<Type extends QuestionType> = Extract<AnswerValue, { type: Type }>;

function filled(parts: Record<string, string>): boolean {
  return Object.values(parts).some((part) => part.trim() !== '');
}

/** Whether at least a part is answered. */
export function isAnswered(answer: AnswerValue | null | undefined): boolean {
  if (!answer) return false;
  switch (answer.type) {
    case 'one_choice':
      return answer.choice !== null;
    case 'multiple_choice':
      return answer.choices.length > 0;
    case 'true_false':
      return answer.value !== null;
    case 'short_answer':
    case 'long_answer':
      return answer.text.trim() !== '';
    case 'match_clauses':
      return filled(answer.pairs);
    case 'order_clauses':
      return answer.order.length > 0;
    default:
      return filled(answer.blanks);
  }
}

/** How much of a question is answered: `partly` when a blank or a pair is missing, or what is typed is no number. */
export type Answered = 'no' | 'partly' | 'yes';

export function answeredOf(
  answer: AnswerValue | null | undefined,
  content: Question['content'] | undefined,
): Answered {
  if (!answer || !isAnswered(answer)) return 'no';
  return isWhole(answer, content) ? 'yes' : 'partly';
}

function isWhole(answer: AnswerValue, content: Question['content'] | undefined): boolean {
  if (content?.type === 'match_clauses')
    return answer.type !== 'match_clauses' || content.left.every(({ id }) => answer.pairs[id]);
  if (!('blanks' in answer) || !content || !('blanks' in content)) return true;
  const given = content.blanks.map(
    (blank) => answer.blanks[typeof blank === 'string' ? blank : blank.id] ?? '',
  );
  return given.every(
    (text) => text.trim() !== '' && (answer.type !== 'fill_number' || looksLikeNumber(text)),
  );
}
