import type { QuestionType } from '@sen/api/contract/model';
import { readKeywords, readLists, readNumbers, readWords } from './blankReaders.ts';
import {
  readClauses,
  readMultipleChoice,
  readOneChoice,
  readPairs,
  readText,
  readTrueFalse,
} from './choiceReaders.ts';
import type { ReadQuestion } from './ReadQuestion.ts';
import type { QuestionCells } from './QuestionCells.ts';

/**
 * Types × row readers. A reader adds errors to the row, and returns nothing if no question can be built; `checkQuestion`
 * validates the question itself.
 */
export const questionReaders: Record<QuestionType, (row: QuestionCells) => ReadQuestion | undefined> = {
  one_choice: readOneChoice,
  multiple_choice: readMultipleChoice,
  true_false: readTrueFalse,
  short_answer: (row) => readText(row, 'short_answer'),
  long_answer: (row) => readText(row, 'long_answer'),
  fill_keyword: readKeywords,
  fill_number: readNumbers,
  match_clauses: readPairs,
  choose_from_list: readLists,
  drag_to_blank: readWords,
  order_clauses: readClauses,
};
