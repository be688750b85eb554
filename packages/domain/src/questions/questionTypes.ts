import type { Numbering, QuestionStatus, QuestionType } from '@sen/api/contract/model';

interface QuestionTraits {
  /** Who marks it: the server at once, or a teacher who reads it. */
  readonly markedBy: 'server' | 'teacher';
  /** Whether a half-right answer earns its share; otherwise it is all or nothing. */
  readonly inProportion: boolean;
  /** Whether the title holds blanks, `[[1]]`, `[[2]]` … */
  readonly blanksInTitle: boolean;
}

/** What the rules know of each type (readings.md, 'Marks'). */
export const questionTraits = {
  one_choice: { markedBy: 'server', inProportion: false, blanksInTitle: false },
  multiple_choice: { markedBy: 'server', inProportion: false, blanksInTitle: false },
  true_false: { markedBy: 'server', inProportion: false, blanksInTitle: false },
  short_answer: { markedBy: 'teacher', inProportion: false, blanksInTitle: false },
  long_answer: { markedBy: 'teacher', inProportion: false, blanksInTitle: false },
  fill_keyword: { markedBy: 'server', inProportion: true, blanksInTitle: true },
  fill_number: { markedBy: 'server', inProportion: true, blanksInTitle: true },
  match_clauses: { markedBy: 'server', inProportion: true, blanksInTitle: false },
  choose_from_list: { markedBy: 'server', inProportion: true, blanksInTitle: true },
  drag_to_blank: { markedBy: 'server', inProportion: true, blanksInTitle: true },
  order_clauses: { markedBy: 'server', inProportion: false, blanksInTitle: false },
} as const satisfies Record<QuestionType, QuestionTraits>;

/** The eleven types, in the order of the specification's section 9 as selectors list them. */
export const questionTypes = [
  'one_choice',
  'multiple_choice',
  'long_answer',
  'short_answer',
  'true_false',
  'fill_keyword',
  'fill_number',
  'match_clauses',
  'choose_from_list',
  'drag_to_blank',
  'order_clauses',
] as const satisfies readonly QuestionType[];

export const questionStatuses = [
  'draft',
  'published',
  'project',
] as const satisfies readonly QuestionStatus[];

/** How the answers are numbered: 1, 2, 3 / a, b, c / A, B, C / not at all. */
export const numberings = ['1', 'a', 'A', 'none'] as const satisfies readonly Numbering[];
