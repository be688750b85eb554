import type {
  ContentOf,
  Numbering,
  QuestionContent,
  QuestionKey,
  QuestionType,
} from '../QuestionView/question';

/** The key of a draft: like a finished one, but a truth value or a number may still be missing. */
export type DraftKey =
  | Exclude<QuestionKey, { type: 'true_false' | 'fill_number' }>
  | { type: 'true_false'; value: boolean | null }
  | { type: 'fill_number'; blanks: Record<string, DraftNumber> };

export interface DraftNumber {
  value: number | null;
  /** How far an answer may be from the value. */
  tolerance?: number;
}

export type DraftKeyOf<Type extends QuestionType> = Extract<DraftKey, { type: Type }>;

/** A question being written. `content` and `key` are of the same type. */
export interface QuestionDraft {
  /** Plain text; blank "1" is written as `[[1]]`. */
  title: string;
  numbering: Numbering;
  shuffle: boolean;
  content: QuestionContent;
  key: DraftKey;
}

export const questionTypes = [
  'one_choice',
  'multiple_choice',
  'true_false',
  'short_answer',
  'long_answer',
  'fill_keyword',
  'fill_number',
  'choose_from_list',
  'drag_to_blank',
  'match_clauses',
  'order_clauses',
] as const satisfies readonly QuestionType[];

export const defaultLimits = { short_answer: 200, long_answer: 2000 } as const;

type Empty = { [Type in QuestionType]: { content: ContentOf<Type>; key: DraftKeyOf<Type> } };

const twoChoices = () => [
  { id: 'a', text: '' },
  { id: 'b', text: '' },
];

/** The initial content of each type; created anew each time, so that no list is shared. */
const empties: { [Type in QuestionType]: () => Empty[Type] } = {
  one_choice: () => ({
    content: { type: 'one_choice', options: twoChoices() },
    key: { type: 'one_choice', choice: '' },
  }),
  multiple_choice: () => ({
    content: { type: 'multiple_choice', options: twoChoices() },
    key: { type: 'multiple_choice', choices: [] },
  }),
  true_false: () => ({ content: { type: 'true_false' }, key: { type: 'true_false', value: null } }),
  short_answer: () => ({
    content: { type: 'short_answer', character_limit: defaultLimits.short_answer },
    key: { type: 'short_answer' },
  }),
  long_answer: () => ({
    content: { type: 'long_answer', character_limit: defaultLimits.long_answer },
    key: { type: 'long_answer' },
  }),
  fill_keyword: () => ({
    content: { type: 'fill_keyword', blanks: [] },
    key: { type: 'fill_keyword', blanks: {} },
  }),
  fill_number: () => ({
    content: { type: 'fill_number', blanks: [] },
    key: { type: 'fill_number', blanks: {} },
  }),
  choose_from_list: () => ({
    content: { type: 'choose_from_list', blanks: [] },
    key: { type: 'choose_from_list', blanks: {} },
  }),
  drag_to_blank: () => ({
    content: { type: 'drag_to_blank', blanks: [], words: [] },
    key: { type: 'drag_to_blank', blanks: {} },
  }),
  match_clauses: () => ({
    content: { type: 'match_clauses', left: twoChoices(), right: twoChoices() },
    key: { type: 'match_clauses', pairs: { a: 'a', b: 'b' } },
  }),
  order_clauses: () => ({
    content: { type: 'order_clauses', clauses: twoChoices() },
    key: { type: 'order_clauses', order: ['a', 'b'] },
  }),
};

export function emptyAnswer<Type extends QuestionType>(type: Type): Empty[Type] {
  return empties[type]();
}

/** An empty question. */
export function newDraft(type: QuestionType): QuestionDraft {
  return { title: '', numbering: 'A', shuffle: false, ...emptyAnswer(type) };
}

/** The key without missing parts; null if there is nothing to send. */
export function finishedKey(key: DraftKey): QuestionKey | null {
  if (key.type === 'true_false') return key.value === null ? null : { type: key.type, value: key.value };
  if (key.type !== 'fill_number') return key;
  const blanks: Record<string, { value: number; tolerance?: number }> = {};
  for (const [id, { value, ...rest }] of Object.entries(key.blanks))
    if (value !== null) blanks[id] = { value, ...rest };
  return { type: key.type, blanks };
}
