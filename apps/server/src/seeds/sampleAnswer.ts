import type { AnswerValue, QuestionContent, QuestionKey } from '@sen/api/contract/model';

/** A right answer. */
export function rightAnswer(key: QuestionKey): AnswerValue {
  switch (key.type) {
    case 'fill_keyword':
      return { type: key.type, blanks: mapped(key.blanks, ([first = '']) => first) };
    case 'fill_number':
      return { type: key.type, blanks: mapped(key.blanks, ({ value }) => String(value).replace('.', ',')) };
    case 'short_answer':
    case 'long_answer':
      return { type: key.type, text: key.model_answer ?? '' };
    default:
      return key;
  }
}

/** A partly wrong answer. */
export function wrongAnswer(content: QuestionContent, key: QuestionKey): AnswerValue {
  switch (content.type) {
    case 'one_choice':
      return { type: content.type, choice: content.options.find(({ id }) => !isChosen(key, id))?.id ?? null };
    case 'multiple_choice':
      return { type: content.type, choices: content.options.slice(0, 1).map(({ id }) => id) };
    case 'true_false':
      return { type: content.type, value: !(key.type === 'true_false' && key.value) };
    case 'match_clauses': {
      const [first] = content.right;
      const pairs = content.left.map(({ id }) => [id, first?.id ?? '']);
      return { type: content.type, pairs: Object.fromEntries(pairs) };
    }
    case 'fill_keyword':
    case 'fill_number':
      return { type: content.type, blanks: Object.fromEntries(content.blanks.map((id) => [id, '10'])) };
    case 'choose_from_list':
    case 'drag_to_blank':
      return { type: content.type, blanks: {} };
    case 'order_clauses':
      return { type: content.type, order: content.clauses.map(({ id }) => id) };
    case 'short_answer':
    case 'long_answer':
      return { type: content.type, text: 'Em chưa nắm rõ phần này ạ.' };
  }
}

function isChosen(key: QuestionKey, id: string): boolean {
  return key.type === 'one_choice' && key.choice === id;
}

function mapped<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, to(value)]));
}
