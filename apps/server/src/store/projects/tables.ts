import type { Generated, GeneratedAlways } from 'kysely';
import type { ProjectPart } from '@sen/api/contract/model';
import type { NamedRow } from '../columns.ts';

export interface ProjectTable extends NamedRow {
  description: Generated<string>;
  /** Its type: a category of its unit, of the kind `project`. */
  category_id: string | null;
  field: string | null;
  field_words: GeneratedAlways<string | null>;
  version: Generated<number>;
}

export interface ProjectPersonTable {
  project_id: string;
  user_id: string;
  part: ProjectPart;
}

export interface ProjectsTables {
  project: ProjectTable;
  project_person: ProjectPersonTable;
}
