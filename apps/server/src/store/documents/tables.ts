import type { Generated, GeneratedAlways } from 'kysely';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

/** What a person's documents take, the bin included; counted by triggers, and locked by whoever changes them. */
export interface DocumentAccountTable {
  owner_id: string;
  items: Generated<number>;
  bytes: Generated<number | string>;
}

/** A folder or file of a person. */
export interface DocumentTable {
  id: Id;
  owner_id: string;
  /** Null: in the root, or in the bin. */
  parent_id: string | null;
  /** Null of a folder. Copies share a file. */
  file_id: string | null;
  is_file: GeneratedAlways<boolean>;
  name: string;
  /** `nameKey(name)` of packages/domain/text: unique in its folder. */
  name_key: string;
  name_words: GeneratedAlways<string>;
  /** `sortKey(name)` of packages/domain/text. */
  sort_key: string;
  /** Bytes; 0 of a folder. */
  size: Generated<number | string>;
  created_at: Instant;
  updated_at: Instant;
  /** Of the call that made it, or the id of its upload: a repeated call finds it. */
  request_key: string | null;
  /** Since when it is in the bin itself; what is in a binned folder is there through it. */
  deleted_at: InstantOrNull;
  binned_from: string | null;
  /** The path of the folder that it was in, as it was then. */
  binned_path: string | null;
}

/** With whom a folder or file is shared: a person or a class. */
export interface DocumentShareTable {
  document_id: string;
  user_id: string | null;
  classroom_id: string | null;
  created_at: Instant;
}

export interface DocumentsTables {
  document_account: DocumentAccountTable;
  document: DocumentTable;
  document_share: DocumentShareTable;
}
