import type { Generated } from 'kysely';
import type { ExamStatus, SurveyPart } from '@sen/api/contract/model';
import type { Dated, Id, Json, UniquelyNamed } from '../columns.ts';

export interface SurveyFormTable extends UniquelyNamed, Dated {
  id: Id;
  company_id: string;
  description: string;
  category_id: string;
  status: ExamStatus;
  /** The state that unlocking restores. */
  locked_from: 'published' | 'project' | null;
  parts: Json<SurveyPart[]>;
  copied_from: string | null;
  created_by: string;
  updated_by: string | null;
  version: Generated<number>;
}

export interface SurveyFormsTables {
  survey_form: SurveyFormTable;
}
