import type { AnswerValue, QuestionKey } from '@sen/api/contract/model';
import { numberReadings } from '../text/numbers.ts';

/**
 * The key by which an answer is right: whoever corrects a key answers the question. Words that are all right are typed in one
 * blank, separated by `|`. Null for an answer that is not complete, or that a teacher marks.
 */
export function keyOfAnswer(answer: AnswerValue): QuestionKey | null {
  switch (answer.type) {
    case 'one_choice':
      return answer.choice === null ? null : { type: answer.type, choice: answer.choice };
    case 'true_false':
      return answer.value === null ? null : { type: answer.type, value: answer.value };
    case 'multiple_choice':
      return answer.choices.length === 0 ? null : { type: answer.type, choices: answer.choices };
    case 'order_clauses':
      return { type: answer.type, order: answer.order };
    case 'match_clauses':
      return { type: answer.type, pairs: answer.pairs };
    case 'choose_from_list':
    case 'drag_to_blank':
      return { type: answer.type, blanks: answer.blanks };
    case 'fill_keyword':
      return { type: answer.type, blanks: ofEach(answer.blanks, wordsOf) };
    case 'fill_number': {
      const values = Object.entries(answer.blanks).flatMap(([id, text]) => {
        const [value] = numberReadings(text);
        return value === undefined ? [] : [[id, { value }] as const];
      });
      const isWhole = values.length === Object.keys(answer.blanks).length;
      return isWhole ? { type: answer.type, blanks: Object.fromEntries(values) } : null;
    }
    case 'short_answer':
    case 'long_answer':
      return null;
  }
}

const wordsOf = (text: string) =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '');

function ofEach<Value>(
  blanks: Readonly<Record<string, string>>,
  read: (text: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(blanks).map(([id, text]) => [id, read(text)]));
}
