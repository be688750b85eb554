import type { Generated } from 'kysely';
import type { Language, RequestKind, RequestStatus } from '@sen/api/contract/model';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

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

export interface RegistrationTables {
  sign_up: SignUpTable;
  registration_request: RegistrationRequestTable;
}
