import type { ReportFilters } from '@sen/api/contract/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Id, Instant, Json } from '../columns.ts';

export interface ReportCall {
  filters: ReportFilters;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** A view of a report that somebody keeps under a name: its address in the portal. */
export interface ReportViewTable {
  id: Id;
  user_id: string;
  report: string;
  name: string;
  name_fold: GeneratedAlways<string>;
  address: string;
  /** Filters and order as `getReport` takes them, for who is not there to open the page. */
  call: Json<ReportCall>;
  /** Mailed every Monday. */
  weekly: Generated<boolean>;
  created_at: Instant;
}

export interface ReportsTables {
  report_view: ReportViewTable;
}
