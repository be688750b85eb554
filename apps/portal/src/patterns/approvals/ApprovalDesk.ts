import type { ApprovalKind } from '@sen/domain/approvals/approvalKinds';
import type { RequestStatus } from '@sen/api/contract/model';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ActionDialogProps } from '../actions/Action';

/** A row that waits for a decision, or that has had one. */
export interface ApprovalRow {
  id: string;
  kind: ApprovalKind;
  status: RequestStatus;
  company_id: string;
  /** The person concerned. */
  name: string;
  decided_by: string | null;
  decided_at: string | null;
}

/** How one kind of rows is decided: what is read, what an approval chooses, and the calls. */
export interface ApprovalDesk<Row extends ApprovalRow> {
  /** One row, read in full; its buttons switch to `approve` and `deny`. */
  view: ComponentType<ActionDialogProps<Row>>;
  /** Asks what an approval needs, and approves. */
  approve: ComponentType<ActionDialogProps<Row>>;
  /** Why these cannot be approved together, in words. */
  refuseTogether?: (rows: readonly Row[]) => string | undefined;
  deny: (ids: string[], reason: string) => Promise<unknown>;
  /** Queries that a decision makes outdated. */
  invalidates: readonly QueryKey[];
}
