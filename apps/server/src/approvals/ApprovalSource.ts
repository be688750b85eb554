import type { Approval } from '@sen/domain/approvals/mayDecide';
import type { Caller } from '../auth/Caller.ts';
import type { Mail } from '../mail/Mail.ts';
import type { InTransaction } from '../store/database.ts';
import type { AuditAction } from '../store/platform/audit.ts';

/** A row that waits for a decision. */
export interface ApprovalRow extends Approval {
  id: string;
  /** The person concerned. */
  user_id: string;
}

/** Who decides, and when. */
export interface Decider {
  caller: Caller;
  now: Date;
  /** The address of the portal, for links in mails. */
  publicUrl: string;
}

/** The effects of a decision. */
export interface DecisionEffects<Row> {
  mailOf: (row: Row) => Mail;
  /** For the audit log, beside the row's id. */
  detailsOf?: (row: Row) => Record<string, unknown>;
}

/** Rows of a table that wait for a decision, and its effects. `Choice` is what an approver chooses. */
export interface ApprovalSource<Row extends ApprovalRow, Choice> {
  readonly audit: Readonly<Record<'approved' | 'denied' | 'undone', AuditAction>>;
  /** Locks the rows of these ids that the caller may see, then reads them, so that a concurrent decision is seen. */
  lock(transaction: InTransaction, ids: readonly string[], caller: Caller): Promise<Row[]>;
  approve(
    transaction: InTransaction,
    rows: readonly Row[],
    choice: Choice,
    decider: Decider,
  ): Promise<DecisionEffects<Row>>;
  deny(
    transaction: InTransaction,
    rows: readonly Row[],
    reason: string | null,
    decider: Decider,
  ): Promise<DecisionEffects<Row>>;
  /**
   * Undoes decisions, so that the rows wait again.
   * @throws {RefusalError} when something depends on one of them
   */
  undo(transaction: InTransaction, rows: readonly Row[], decider: Decider): Promise<DecisionEffects<Row>>;
}
