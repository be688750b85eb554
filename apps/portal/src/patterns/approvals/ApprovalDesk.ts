import type { ApprovalKind } from '@sen/domain/approvals/approvalKinds';
import type { ApprovalStatus } from '@sen/api/contract/model';
import type { QueryKey } from '@tanstack/react-query';
import type { DialogAction } from '../actions/Action';

/** A row that waits for a decision, or that was decided. */
export interface ApprovalRow {
  id: string;
  kind: ApprovalKind;
  status: ApprovalStatus;
  company_id: string;
  /** The person concerned. */
  name: string;
  decided_by: string | null;
  decided_at: string | null;
}

/** What an undoing has done, and why it left others. */
export interface UndoneDecisions {
  undone: readonly string[];
  refused: readonly { id: string; name: string; message: string }[];
}

/** How one kind of rows is decided: how it is shown, what an approval needs, and the calls. */
export interface ApprovalDesk<Row extends ApprovalRow> {
  /** Shows one row in full; its buttons switch to `approve` and `deny`. */
  view: DialogAction<Row>['open'];
  /** Asks for what an approval needs, and approves. */
  approve: DialogAction<Row>['open'];
  deny: (ids: string[], reason: string) => Promise<unknown>;
  /** Undoes decisions, so that the rows wait again; returns those that something depends on, which stay. */
  undo: (ids: string[]) => Promise<{ data: UndoneDecisions }>;
  /** Queries that a decision invalidates. */
  invalidates: readonly QueryKey[];
}
