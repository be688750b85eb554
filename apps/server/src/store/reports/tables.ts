import type { GeneratedAlways } from 'kysely';
import type { Id, Instant } from '../columns.ts';

/** A view of a report that somebody keeps under a name: the query of its address in the portal. */
export interface ReportViewTable {
  id: Id;
  user_id: string;
  report: string;
  name: string;
  name_fold: GeneratedAlways<string>;
  query: string;
  created_at: Instant;
}

export interface ReportsTables {
  report_view: ReportViewTable;
}
