import type { Generated } from 'kysely';
import type { AnswerValue } from '@sen/api/contract/model';
import type { Dated, Id, Instant, InstantOrNull, Json, Named } from '../columns.ts';

export interface SurveyTable extends Named, Dated {
  id: Id;
  company_id: string;
  form_id: string;
  /** Exactly one of the three. */
  project_id: string | null;
  classroom_id: string | null;
  course_id: string | null;
  /** Whether all students of the class are asked, including those who join while it is open; those of a course always are. */
  everyone: Generated<boolean>;
  anonymous: boolean;
  starts_at: Instant;
  ends_at: Instant;
  priority: 'low' | 'medium' | 'high' | null;
  quarter: number | null;
  year: number | null;
  reason: string;
  /** For whom the training is needed. */
  audience: string;
  created_by: string;
  version: Generated<number>;
}

export interface SurveyParticipantTable {
  survey_id: string;
  user_id: string;
  answered: Generated<boolean>;
}

/** Of an anonymous survey without a person and a time. */
export interface SurveyAnswerTable {
  id: Generated<string>;
  survey_id: string;
  user_id: string | null;
  /** By the ids of the questions that were asked. */
  answers: Json<Record<string, AnswerValue>>;
  answered_at: InstantOrNull;
}

export interface SurveysTables {
  survey: SurveyTable;
  survey_participant: SurveyParticipantTable;
  survey_answer: SurveyAnswerTable;
}
