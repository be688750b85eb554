import type { Instant } from '../columns.ts';

/** What a packaged course keeps of a student in one of its parts. */
export interface PackagePartTable {
  user_id: string;
  classroom_id: string;
  session_id: string;
  part_id: string;
  opening: number;
  number: number;
  state: string;
  is_completed: boolean;
  /** The best one, in percent. */
  score: number | null;
  updated_at: Instant;
}

/** An address of a package, for one session of a person. */
export interface PackageGrantTable {
  key_hash: Buffer;
  session_hash: Buffer;
  file_id: string;
  created_at: Instant;
}

export interface PackagesTables {
  package_part: PackagePartTable;
  package_grant: PackageGrantTable;
}
