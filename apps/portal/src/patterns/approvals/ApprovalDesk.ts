import type { RequestRow } from '@sen/api/contract/model';
import type { QueryKey } from '@tanstack/react-query';
import type { DialogAction } from '../actions/Action';

/** What an undoing has done, and why it left others. */
export interface UndoneDecisions {
  undone: readonly string[];
  refused: readonly { id: string; name: string; message: string }[];
}

/** How requests are decided: how one is shown, what an approval needs, and the calls. */
export interface ApprovalDesk {
  /** Shows one request in full; its buttons switch to `approve` and `deny`. */
  view: DialogAction<RequestRow>['open'];
  /** Asks for what an approval needs, and approves. */
  approve: DialogAction<RequestRow>['open'];
  deny: (ids: string[], reason: string) => Promise<unknown>;
  /** Undoes decisions, so that the requests wait again; returns those that something depends on, which stay. */
  undo: (ids: string[]) => Promise<{ data: UndoneDecisions }>;
  /** Queries that a decision invalidates. */
  invalidates: readonly QueryKey[];
}
