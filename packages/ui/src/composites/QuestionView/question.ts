import type { Rubric } from './rubric/rubric';

/** Something with an id that a user reads and selects: an option, a clause, a word. */
export interface Choice {
  id: string;
  text: string;
}

/** A picture, a formula or a table of a question. A text shows it where it contains `[[#1]]`, with its id. */
export type Figure =
  | { id: string; kind: 'picture'; source: string; alt: string; width?: number }
  | { id: string; kind: 'formula'; mathml: string; alt: string }
  | { id: string; kind: 'table'; rows: string[][] };

/** How the options of a question are numbered. */
export type Numbering = '1' | 'a' | 'A' | 'none';

/** The content of each question type as shown to students. Blank "1" is written in the title as `[[1]]`. */
export type QuestionContent = AnyContent & { figures?: Figure[] };

type AnyContent =
  | { type: 'one_choice'; options: Choice[] }
  | { type: 'multiple_choice'; options: Choice[] }
  | { type: 'true_false' }
  | { type: 'short_answer'; character_limit: number }
  | { type: 'long_answer'; character_limit: number }
  | { type: 'fill_keyword'; blanks: string[] }
  | { type: 'fill_number'; blanks: string[] }
  | { type: 'match_clauses'; left: Choice[]; right: Choice[] }
  | { type: 'choose_from_list'; blanks: { id: string; options: Choice[] }[] }
  | { type: 'drag_to_blank'; blanks: string[]; words: Choice[] }
  | { type: 'order_clauses'; clauses: Choice[] };

export type QuestionType = QuestionContent['type'];
export type ContentOf<Type extends QuestionType> = Extract<QuestionContent, { type: Type }>;

export interface Question {
  id: string;
  /** Its number in the exam, from 1. */
  number: number;
  /** Plain text; line breaks are kept. */
  title: string;
  /** Maximum score in points. */
  score: number;
  numbering: Numbering;
  content: QuestionContent;
}

/** The correct answer. */
export type QuestionKey =
  | { type: 'one_choice'; choice: string }
  | { type: 'multiple_choice'; choices: string[] }
  | { type: 'true_false'; value: boolean }
  | { type: 'short_answer'; model_answer?: string; rubric?: Rubric }
  | { type: 'long_answer'; model_answer?: string; rubric?: Rubric }
  | { type: 'fill_keyword'; blanks: Record<string, string[]> }
  | { type: 'fill_number'; blanks: Record<string, { value: number; tolerance?: number }> }
  | { type: 'match_clauses'; pairs: Record<string, string> }
  | { type: 'choose_from_list'; blanks: Record<string, string> }
  | { type: 'drag_to_blank'; blanks: Record<string, string> }
  | { type: 'order_clauses'; order: string[] };
export type KeyOf<Type extends QuestionType> = Extract<QuestionKey, { type: Type }>;
