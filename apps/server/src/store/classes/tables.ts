import type { Generated } from 'kysely';
import type { ReleaseTime } from '@sen/api/contract/model';
import type { Id, Instant, Made, Named, Dated } from '../columns.ts';

export interface ClassroomTable extends Named, Dated {
  id: Id;
  company_id: string;
  project_id: string;
  course_id: string;
  code: string;
  starts_at: Instant;
  ends_at: Instant;
  created_by: string | null;
}

export interface ClassroomTeacherTable {
  classroom_id: string;
  user_id: string;
  /** Lists show the teacher with the lowest position. */
  position: Generated<number>;
}

export interface ClassroomStudentTable {
  classroom_id: string;
  user_id: string;
  joined_at: Made;
}

export interface AssignmentTable extends Dated {
  id: Id;
  company_id: string;
  exam_id: string;
  classroom_id: string;
  starts_at: Instant;
  ends_at: Instant;
  duration_minutes: number;
  retakes: number;
  deduction_percent: number;
  questions_per_page: number;
  is_final: Generated<boolean>;
  /** When students see their score, their answers and the key. */
  show_score: Generated<ReleaseTime>;
  show_answers: Generated<ReleaseTime>;
  show_key: Generated<ReleaseTime>;
  /** Whether all students of the class take part, including later ones; otherwise those in assignment_participant. */
  everyone: Generated<boolean>;
  /** Makes assigning idempotent. */
  request_id: string | null;
  created_by: string;
}

export interface AssignmentParticipantTable {
  assignment_id: string;
  user_id: string;
}

export interface ClassesTables {
  classroom: ClassroomTable;
  classroom_teacher: ClassroomTeacherTable;
  classroom_student: ClassroomStudentTable;
  assignment: AssignmentTable;
  assignment_participant: AssignmentParticipantTable;
}
