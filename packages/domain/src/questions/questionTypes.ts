import type { Numbering, QuestionStatus, QuestionType } from '@sen/api/contract/model';

interface QuestionTraits {
  /** Whether the server marks it at once, or a teacher. */
  readonly markedBy: 'server' | 'teacher';
  /** Whether a partly right answer earns its share; otherwise all or nothing. */
  readonly inProportion: boolean;
  /** Whether the title contains blanks, `[[1]]`, `[[2]]` … */
  readonly blanksInTitle: boolean;
}

/** The properties of each type (readings.md, 'Marks'). */
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

/** The eleven types, in the order of section 9 of the specification, used by selectors. */
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

/** Numbering of the answers: 1, 2, 3 / a, b, c / A, B, C / none. */
export const numberings = ['1', 'a', 'A', 'none'] as const satisfies readonly Numbering[];
