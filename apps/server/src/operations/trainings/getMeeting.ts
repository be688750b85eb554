import { found } from '../../errors/RefusalError.ts';
import { findMeeting } from '../../store/trainings/meetings.ts';
import type { Handler } from '../Operation.ts';

export const getMeeting: Handler<'getMeeting'> = async ({ path: { id }, caller }, { database }) => {
  const { starts_at, ends_at, ...meeting } = found(await findMeeting(database, id, caller));
  return { data: { ...meeting, start_time: starts_at.toISOString(), end_time: ends_at.toISOString() } };
};
