import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language, Role } from '@sen/api/contract/model';
import type { PasswordLinkTable } from '../auth/tables.ts';
import type { Id, InstantOrNull, Named, Dated } from '../columns.ts';

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

export type ActivationLinkTable = PasswordLinkTable;

/** Whose first link is still to be sent. */
export interface ActivationDueTable {
  user_id: string;
  due_at: Date;
}

/** Kept by triggers: what each change of accounts added to or took from a unit, a role and a status. */
export interface MemberTallyTable {
  company_id: string | null;
  role: string;
  status: string;
  change: number;
}

export interface UsersTables {
  user_account: UserAccountTable;
  activation_link: ActivationLinkTable;
  activation_due: ActivationDueTable;
  member_tally: MemberTallyTable;
}
