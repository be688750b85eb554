import type { Role } from '@sen/api/contract/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Dated, Id, InstantOrNull } from '../columns.ts';

export interface BannerTable extends Dated {
  id: Id;
  image_file: string;
  /** The address that serves `image_file`. */
  image: GeneratedAlways<string>;
  alt_text: string;
  alt_words: GeneratedAlways<string>;
  path: string;
  starts_at: InstantOrNull;
  ends_at: InstantOrNull;
  /** Empty: every role. */
  roles: Role[];
  /** Whether it is for every unit; else for those of `banner_company`. */
  everywhere: boolean;
  /** From 1, without gaps. */
  position: number;
  created_by: string | null;
  version: Generated<number>;
}

export interface BannerCompanyTable {
  banner_id: string;
  company_id: string;
}

export interface BannersTables {
  banner: BannerTable;
  banner_company: BannerCompanyTable;
}
