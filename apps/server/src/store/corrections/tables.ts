import type { ColumnType, Generated } from 'kysely';
import type { CorrectionChange } from '@sen/api/contract/model';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

export interface CorrectionTable {
  id: Id;
  /** The exam whose attempts it marks again; null for a threshold. */
  assignment_id: string | null;
  /** The class whose threshold it is; null for a correction of an exam. */
  classroom_id: string | null;
  change: ColumnType<CorrectionChange, string, never>;
  reason: string;
  created_by: string;
  created_at: Instant;
  undone_by: string | null;
  undone_at: InstantOrNull;
  /** The last attempt that has been marked again; begins anew with an undo. */
  remarked_to: Generated<string>;
  settled: Generated<boolean>;
  /** Of a threshold: the students whose completion it changed; else null. */
  changed_students: Generated<number | null>;
}

/** A result that a correction changed. */
export interface CorrectionMoveTable {
  correction_id: string;
  attempt_id: string;
  before: number;
  after: number;
}

export interface CorrectionsTables {
  correction: CorrectionTable;
  correction_move: CorrectionMoveTable;
}
