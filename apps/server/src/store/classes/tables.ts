import type { Generated, GeneratedAlways } from 'kysely';
import type {
  CourseKind,
  CourseLevel,
  MeetingProvider,
  ReleaseTime,
  SessionKind,
} from '@sen/api/contract/model';
import type { Id, Instant, Made, UniquelyNamed, Dated } from '../columns.ts';

/** Unique by name in its course, by code in its unit. A training has neither a course nor a project nor a code. */
export interface ClassroomTable extends UniquelyNamed, Dated {
  id: Id;
  company_id: string;
  project_id: string | null;
  course_id: string | null;
  code: string | null;
  starts_at: Instant;
  ends_at: Instant;
  /** Whether its students see it. */
  published: Generated<boolean>;
  created_by: string | null;
  updated_by: string | null;
  version: Generated<number>;
}

/** The course as it was when the class was created. */
export interface ClassroomCourseCopyTable {
  classroom_id: string;
  name: string;
  code: string;
  kind: CourseKind;
  level: CourseLevel | null;
  description: string;
  benefits: string;
  introduction: string;
  trailer_video: string | null;
  completion_score: number | null;
  certificate_score: number | null;
  excellent: number | null;
  good: number | null;
  average: number | null;
  final_exam_id: string | null;
  completion_days: number | null;
}

/** The nodes of the course as they were, under their ids. */
export interface ClassroomChapterTable {
  classroom_id: string;
  id: string;
  position: number;
  name: string;
}

export interface ClassroomSessionTable {
  classroom_id: string;
  id: string;
  chapter_id: string;
  position: number;
  name: string;
  kind: SessionKind;
  lesson_id: string | null;
}

export interface ClassroomChapterExamTable {
  classroom_id: string;
  id: string;
  chapter_id: string;
  position: number;
  exam_id: string;
  weight: number;
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
  /** The chapter or session of the class that it belongs to; the whole class without both. */
  chapter_id: string | null;
  session_id: string | null;
  created_by: string;
}

export interface AssignmentParticipantTable {
  assignment_id: string;
  user_id: string;
}

export interface OnlineClassroomTable extends Dated {
  id: Id;
  classroom_id: string;
  name: string;
  name_words: GeneratedAlways<string>;
  url: string;
  provider: MeetingProvider;
  /** The meeting's id at its provider. */
  meeting_code: string | null;
  starts_at: Instant;
  version: Generated<number>;
  created_by: string | null;
}

export interface OnlineClassroomStudentTable {
  online_classroom_id: string;
  user_id: string;
}

export interface ClassesTables {
  online_classroom: OnlineClassroomTable;
  online_classroom_student: OnlineClassroomStudentTable;
  classroom: ClassroomTable;
  classroom_course_copy: ClassroomCourseCopyTable;
  classroom_chapter: ClassroomChapterTable;
  classroom_session: ClassroomSessionTable;
  classroom_chapter_exam: ClassroomChapterExamTable;
  classroom_teacher: ClassroomTeacherTable;
  classroom_student: ClassroomStudentTable;
  assignment: AssignmentTable;
  assignment_participant: AssignmentParticipantTable;
}
