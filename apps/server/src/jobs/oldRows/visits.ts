import { deleteVisitsBefore } from '../../store/activity/visitRows.ts';
import type { ForgetOldRows } from '../Job.ts';

/** Reports are taken for 7 days (openapi/activity.yaml), and pages begin another visit each day: none counts twice. */
const days = 30;

export const visits: ForgetOldRows = async ({ database }, now) => {
  await deleteVisitsBefore(database, new Date(now.getTime() - days * 24 * 60 * 60_000));
};
