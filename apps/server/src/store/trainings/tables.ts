import type { GeneratedAlways } from 'kysely';
import type { MeetingKind } from '@sen/api/contract/model';
import type { Id } from '../columns.ts';

/** What a training has besides the people, the times and the tests of a class. */
export interface TrainingTable {
  classroom_id: string;
  subject: string;
  description: string;
  address: string;
  province: string;
  subject_words: GeneratedAlways<string>;
  province_words: GeneratedAlways<string>;
  contact_name: string;
  /** Whole euros. */
  budget: number | null;
  /** How many students are planned. */
  count_student: number | null;
}

/** The occasion of a test before or after something is taught. */
export interface MeetingTable {
  id: Id;
  assignment_id: string;
  kind: MeetingKind;
}

export interface TrainingsTables {
  training: TrainingTable;
  meeting: MeetingTable;
}
