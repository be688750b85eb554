import type { Instant } from '../columns.ts';

/** The session of a class whose lesson is open; neither on other pages. */
interface Where {
  user_id: string;
  classroom_id: string | null;
  session_id: string | null;
}

/** One opening of a lesson, or of the rest of the portal, in one tab. */
export interface ActivityVisitTable extends Where {
  id: string;
  credited: number;
  reported: number;
  last_at: Instant;
}

/** What a person did in one hour in one lesson. */
export interface ActivityHourTable extends Where {
  hour: Instant;
  active_seconds: number;
  /** Visits that began in this hour. */
  visits: number;
}

/** How often a person did something in one hour. */
export interface ActivityActionTable {
  user_id: string;
  hour: Instant;
  /** The id of the operation. */
  action: string;
  count: number;
}

export interface ActivityTables {
  activity_visit: ActivityVisitTable;
  activity_hour: ActivityHourTable;
  activity_action: ActivityActionTable;
}
