import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  AnswerValue,
  AttemptState,
  ExamStatus,
  Language,
  Numbering,
  QuestionContent,
  QuestionKey,
  QuestionStatus,
  QuestionType,
  RequestKind,
  RequestStatus,
  Role,
  SubmittedBy,
} from '@sen/api/contract/model';

type Id = GeneratedAlways<string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Made = ColumnType<Date, Date | string | undefined, Date | string>;
/** Read as a value, written as text: `JSON.stringify` it (pg would make an SQL array of an array). */
type Json<Value> = ColumnType<Value, string, string>;
type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>;

interface Named {
  name: string;
  name_fold: GeneratedAlways<string>;
  /** `sortKey(name)` of packages/domain/text; compared with the collation "C". */
  sort_key: string;
}

interface Dated {
  created_at: Made;
  updated_at: Made;
}

export interface CompanyTable extends Named, Dated {
  id: Id;
  email: string | null;
  address: string | null;
  phone: string | null;
  contact: string | null;
  is_business: Generated<boolean>;
  /** What a registration link holds; none before the unit first took registrations. */
  register_code: string | null;
  takes_registrations: Generated<boolean>;
}

export type Admission = 'pending' | 'denied';

export type UserStatus = 'active' | 'inactive' | 'locked';

export interface UserAccountTable extends Named, Dated {
  id: Id;
  company_id: string | null;
  role: Role;
  status: Generated<UserStatus>;
  first_name: Generated<string>;
  email: string;
  username: string;
  password_hash: string;
  phone: string | null;
  sex: 'male' | 'female' | 'other' | null;
  date_of_birth: string | null;
  employee_code: string | null;
  membership_code: string | null;
  department: string | null;
  title: string | null;
  address: string | null;
  avatar_file: string | null;
  bg_img_file: string | null;
  /** Where `avatar_file` is read; made by the database. */
  avatar: GeneratedAlways<string | null>;
  bg_img: GeneratedAlways<string | null>;
  lang: Generated<Language>;
  two_factor: Generated<boolean>;
  /** What unlocking brings back. */
  locked_from: 'active' | 'inactive' | null;
  /** The password is one that an administrator has seen. */
  must_change_password: Generated<boolean>;
  school: string | null;
  /** How it stands with who asked a unit for the account; null is in. */
  admission: Admission | null;
  /** Came from the learning marketplace, as the person's browser said. */
  marketplace: Generated<boolean>;
  metas: ColumnType<Record<string, string>, string | undefined, string>;
  version: Generated<number>;
  last_login_at: InstantOrNull;
}

export type FilePurpose = 'avatar' | 'background';

/** What the bytes of an id are, and whose. */
export interface FileTable {
  id: string;
  owner_id: string;
  /** Whose people may read it; kept by a trigger when the owner moves to another unit. */
  company_id: string | null;
  purpose: FilePurpose;
  name: string;
  type: string;
  size: number | string;
  sha256: Buffer;
  created_at: Instant;
}

/** Bytes without a row: not yet, or no longer (kept by a trigger). */
export interface LooseFileTable {
  id: string;
  since: Instant;
}

export type SessionEnd = 'logout' | 'elsewhere' | 'idle' | 'account';

export interface SessionTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  address: string | null;
  /** Kept by triggers: when the session ended or its account changed, by the database's clock. */
  changed_at: GeneratedAlways<Date>;
  ended_at: InstantOrNull;
  ended_reason: SessionEnd | null;
}

/** What is polled. Written by triggers alone, in the transaction that changes it. */
export interface TopicTable {
  name: string;
  version: GeneratedAlways<string>;
  changed_at: GeneratedAlways<Date>;
}

/** Waits until a job has brought it away; then what it said is gone. */
export interface MailTable {
  id: Id;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: Instant;
  /** Not before; never again: 'infinity'. */
  try_at: Instant;
  /** The name of a mail that is written once, however often its job runs. */
  once: string | null;
  tries: Generated<number>;
  leased_until: InstantOrNull;
  sent_at: InstantOrNull;
  failure: string | null;
}

export interface SignInCodeTable {
  user_id: string;
  code_hash: Buffer;
  tries_left: number;
  expires_at: Instant;
  asked_from: string;
}

export interface PasswordLinkTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Instant;
  used_at: InstantOrNull;
  used_from: string | null;
}

export type ActivationLinkTable = PasswordLinkTable;

/** Whose first link is still to be sent. */
export interface ActivationDueTable {
  user_id: string;
  due_at: Date;
}

/** What a visitor said, until a job has looked whether the address has an account. */
export interface SignUpTable {
  id: Id;
  company_id: string;
  email: string;
  name: string;
  phone: string;
  date_of_birth: string;
  lang: Language;
  created_at: Instant;
}

export interface RegistrationRequestTable {
  id: Id;
  company_id: string;
  user_id: string;
  kind: RequestKind;
  asked_class_id: string | null;
  placed_class_id: string | null;
  status: Generated<RequestStatus>;
  /** What who asks says, and why it was denied. */
  note: string | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: InstantOrNull;
  created_at: Instant;
}

/** Who did what to whom; never changed, and without what is secret. */
export interface AuditLogTable {
  id: Id;
  actor_id: string;
  action: string;
  subject_id: string;
  /** The unit of whom it was done to. */
  company_id: string | null;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  created_at: Instant;
}

/** Kept by triggers: what each change of accounts added to or took from a unit, a role and a status. */
export interface MemberTallyTable {
  company_id: string | null;
  role: string;
  status: string;
  change: number;
}

export interface RateLimitTable {
  key: string;
  used: number;
  window_ends_at: Instant;
}

export interface ProjectTable extends Named, Dated {
  id: Id;
  company_id: string;
  description: Generated<string>;
  created_by: string | null;
}

export interface CourseTable extends Named, Dated {
  id: Id;
  company_id: string;
  project_id: string;
  kind: Generated<'business' | 'free'>;
  code: string;
  description: Generated<string>;
  created_by: string | null;
}

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
  /** The lowest is the one that lists show. */
  position: Generated<number>;
}

export interface ClassroomStudentTable {
  classroom_id: string;
  user_id: string;
  joined_at: Made;
}

export interface CategoryTable extends Named, Dated {
  id: Id;
  company_id: string;
  kind: 'question' | 'exam';
  parent_id: string | null;
  created_by: string | null;
}

export interface QuestionTable extends Dated {
  id: Id;
  company_id: string;
  category_id: string;
  type: QuestionType;
  status: QuestionStatus;
  title: string;
  title_fold: GeneratedAlways<string>;
  sort_key: string;
  content: Json<QuestionContent>;
  key: Json<QuestionKey>;
  numbering: Generated<Numbering>;
  shuffle: Generated<boolean>;
  copied_from: string | null;
  import_id: string | null;
  created_by: string;
}

export interface ExamTable extends Dated {
  id: Id;
  company_id: string;
  category_id: string;
  status: Generated<ExamStatus>;
  /** What unlocking brings back. */
  locked_from: 'published' | 'project' | null;
  title: string;
  title_fold: GeneratedAlways<string>;
  sort_key: string;
  duration_minutes: number;
  retakes: number;
  deduction_percent: number;
  questions_per_page: number;
  shuffle: Generated<boolean>;
  copied_from: string | null;
  created_by: string;
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
  /** Whether all students of the class take part, also later ones; otherwise those in assignment_participant. */
  everyone: Generated<boolean>;
  /** The same request assigns once. */
  request_id: string | null;
  created_by: string;
}

export interface AssignmentParticipantTable {
  assignment_id: string;
  user_id: string;
}

export interface AttemptTable {
  id: Id;
  assignment_id: string;
  user_id: string;
  /** From 0. */
  number: number;
  state: Generated<AttemptState>;
  started_at: Instant;
  deadline: Instant;
  submitted_at: InstantOrNull;
  submitted_by: SubmittedBy | null;
  /** Since when nothing more is taken within the grace, because its student has seen a result. */
  sealed_at: InstantOrNull;
  /** Gives the order of the paper. */
  seed: string;
  /** The last number given to an entry of this attempt. */
  server_seq: Generated<number>;
  /** The last entry of each journal. */
  journals: ColumnType<Record<string, number>, string | undefined, string>;
  /** What the server gave each question once the attempt is over; null where a teacher has to read. */
  scores: ColumnType<Record<string, number | null> | null, string | null | undefined, string | null>;
  /** Before the deduction, and after it. */
  score: number | null;
  final_score: number | null;
  waiting_questions: Generated<number>;
}

/** Append-only: every entry that was acknowledged, also those that were not applied. */
export interface AnswerEntryTable {
  attempt_id: string;
  server_seq: number;
  journal_id: string;
  /** int8: arrives as text. */
  seq: ColumnType<string, number | string, never>;
  question_id: string;
  answer: JsonOrNull<AnswerValue>;
  flagged: boolean | null;
  base: number;
  applied: boolean;
  written_at: Instant;
  saved_at: Instant;
}

/** The answer that counts now, one row a question. */
export interface AttemptAnswerTable {
  attempt_id: string;
  question_id: string;
  answer: JsonOrNull<AnswerValue>;
  /** The entry that gave the answer; `server_seq` is the last that changed anything, a flag too. */
  answer_seq: number | null;
  /** null: never said. */
  flagged: boolean | null;
  server_seq: number;
  journal_id: string;
  saved_at: Instant;
}

/** A mark by hand, for the answer of that entry: a later answer waits again. */
export interface AnswerMarkTable {
  attempt_id: string;
  question_id: string;
  answer_seq: number;
  mark: number;
  comment: string | null;
  marked_by: string;
  marked_at: Instant;
}

export interface ImportRunTable {
  import_id: string;
  kind: string;
  company_id: string;
  created_by: string;
  saved: number;
  created_at: Made;
}

export interface JobSlotTable {
  job: string;
  slot: string;
  claimed_by: string;
  leased_until: Instant;
  finished_at: InstantOrNull;
}

export interface Tables {
  company: CompanyTable;
  user_account: UserAccountTable;
  session: SessionTable;
  rate_limit: RateLimitTable;
  topic: TopicTable;
  mail: MailTable;
  sign_in_code: SignInCodeTable;
  password_link: PasswordLinkTable;
  activation_link: ActivationLinkTable;
  activation_due: ActivationDueTable;
  sign_up: SignUpTable;
  registration_request: RegistrationRequestTable;
  audit_log: AuditLogTable;
  member_tally: MemberTallyTable;
  project: ProjectTable;
  course: CourseTable;
  classroom: ClassroomTable;
  classroom_teacher: ClassroomTeacherTable;
  classroom_student: ClassroomStudentTable;
  category: CategoryTable;
  question: QuestionTable;
  exam: ExamTable;
  exam_part: ExamPartTable;
  exam_question: ExamQuestionTable;
  assignment: AssignmentTable;
  assignment_participant: AssignmentParticipantTable;
  attempt: AttemptTable;
  answer_entry: AnswerEntryTable;
  attempt_answer: AttemptAnswerTable;
  answer_mark: AnswerMarkTable;
  import_run: ImportRunTable;
  job_slot: JobSlotTable;
  file: FileTable;
  loose_file: LooseFileTable;
}
