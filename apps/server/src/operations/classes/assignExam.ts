import { mayRunClass } from '@sen/domain/access/scope';
import { checkAssignment } from '@sen/domain/exams/checkAssignment';
import { mayAssignExam } from '@sen/domain/exams/mayAssignExam';
import { demand, demandNone, found, Refused } from '../../errors/Refused.ts';
import { findAssignment, insertAssignment } from '../../store/assignments.ts';
import { findClassFacts } from '../../store/classes.ts';
import { findExamFacts } from '../../store/exams.ts';
import type { Handler } from '../Operation.ts';

export const assignExam: Handler<'assignExam'> = async ({ path, body, caller, now }, { database }) => {
  const id = await database.transaction().execute(async (transaction) => {
    const room = found(await findClassFacts(transaction, path.id));
    demand(mayRunClass(caller, room));
    const [exam] = await findExamFacts(transaction, [body.survey_id], room.company_id, true);
    demand(mayAssignExam(found(exam).status, room.ends_at, now));
    const { starts_at: start, ends_at: end, student_ids } = room;
    demandNone(checkAssignment(body, { start, end, student_ids }, now));
    const owner = { company_id: room.company_id, classroom_id: room.id, created_by: caller.id };
    const assigned = await insertAssignment(transaction, body, owner, now);
    if (assigned === undefined) throw new Refused('conflict');
    return assigned;
  });
  return { data: found(await findAssignment(database, id, now)) };
};
