import type { Generated, GeneratedAlways } from 'kysely';
import type { ExamStatus } from '@sen/api/contract/model';
import type { Id, Dated } from '../columns.ts';

export interface ExamTable extends Dated {
  id: Id;
  company_id: string;
  category_id: string;
  status: Generated<ExamStatus>;
  /** The state that unlocking restores. */
  locked_from: 'published' | 'project' | null;
  title: string;
  title_words: GeneratedAlways<string>;
  sort_key: string;
  duration_minutes: number;
  retakes: number;
  deduction_percent: number;
  questions_per_page: number;
  shuffle: Generated<boolean>;
  copied_from: string | null;
  created_by: string;
  updated_by: string | null;
  version: Generated<number>;
}

export interface ExamPartTable {
  id: Id;
  exam_id: string;
  position: number;
  title: string;
  score: number;
}

export interface ExamQuestionTable {
  exam_part_id: string;
  position: number;
  question_id: string;
  score: number;
}

export interface ExamsTables {
  exam: ExamTable;
  exam_part: ExamPartTable;
  exam_question: ExamQuestionTable;
}
