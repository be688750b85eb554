import type { Generated, GeneratedAlways } from 'kysely';
import type { Id, InstantOrNull, UniquelyNamed, Dated } from '../columns.ts';

export interface CompanyTable extends UniquelyNamed, Dated {
  id: Id;
  email: string | null;
  address: string | null;
  phone: string | null;
  contact: string | null;
  field: string | null;
  field_words: GeneratedAlways<string | null>;
  is_business: Generated<boolean>;
  /** The code in a registration link; null until the unit first opens registration. */
  register_code: string | null;
  takes_registrations: Generated<boolean>;
  /** `#1d6f42`; null for the product's own. */
  accent_color: string | null;
  logo_file: string | null;
  /** The address of the logo. */
  logo: GeneratedAlways<string | null>;
  version: Generated<number>;
  /** null: not deleted. */
  deleted_at: InstantOrNull;
}

export interface CompaniesTables {
  company: CompanyTable;
}
