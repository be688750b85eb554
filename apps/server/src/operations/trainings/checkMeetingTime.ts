import { errorMessage } from '@sen/domain/errors/errorMessage';
import { isOnTime } from '@sen/domain/trainings/isOnTime';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { findMeeting } from '../../store/trainings/meetings.ts';
import type { Handler } from '../Operation.ts';

export const checkMeetingTime: Handler<'checkMeetingTime'> = async (
  { body: { meeting_id, kind }, caller, language, now },
  { database },
) => {
  const meeting = found(await findMeeting(database, meeting_id, caller));
  if (meeting.kind !== kind) throw new RefusalError('notFound');
  const verdict = isOnTime(meeting, now);
  return {
    data: { result: verdict.allowed },
    ...(verdict.allowed ? {} : { message: errorMessage(verdict.code, language, verdict.params) }),
  };
};
