import type { ColumnType, Generated } from 'kysely';
import type { Language, RequestKind, ApprovalStatus } from '@sen/api/contract/model';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

/** A visitor's sign-up, until a job has checked whether the address has an account. */
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
  /** The free course, or the one to make public; null of requests to join. */
  course_id: Generated<string | null>;
  /** The topic of the forum to approve. */
  topic_id: Generated<string | null>;
  asked_class_id: string | null;
  placed_class_id: string | null;
  status: Generated<ApprovalStatus>;
  /** The applicant's note, and the reason of a denial. */
  note: string | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: InstantOrNull;
  /** What making a course public replaced. Written in SQL only. */
  replaced: ColumnType<object | null, never, null>;
  created_at: Instant;
}

export interface RegistrationTables {
  sign_up: SignUpTable;
  registration_request: RegistrationRequestTable;
}
