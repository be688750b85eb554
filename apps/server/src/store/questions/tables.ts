import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Difficulty,
  Numbering,
  QuestionContent,
  QuestionKey,
  QuestionStatus,
  QuestionType,
} from '@sen/api/contract/model';
import type { Dated, Id, InstantOrNull, Json } from '../columns.ts';

export interface QuestionTable extends Dated {
  id: Id;
  company_id: string;
  category_id: string;
  type: QuestionType;
  status: QuestionStatus;
  title: string;
  title_fold: GeneratedAlways<string>;
  title_words: GeneratedAlways<string>;
  sort_key: string;
  content: Json<QuestionContent>;
  key: Json<QuestionKey>;
  numbering: Generated<Numbering>;
  shuffle: Generated<boolean>;
  difficulty: Generated<Difficulty | null>;
  check_error: Generated<boolean>;
  error_reason: string | null;
  error_by: string | null;
  error_at: InstantOrNull;
  copied_from: string | null;
  import_id: string | null;
  created_by: string;
  updated_by: string | null;
  version: Generated<number>;
}

export interface QuestionsTables {
  question: QuestionTable;
}
