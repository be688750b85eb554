import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import { mostAddedStudents } from '@sen/domain/classes/studentCodes';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { enrol, studentsAmong, studentsByCode } from '../../store/classes/enrolment.ts';
import type { ListContext } from '../../store/lists/ListQuery.ts';
import type { InTransaction } from '../../store/database.ts';
import { notifyOfClass } from '../../store/notifications/notifyOfClass.ts';
import { record } from '../../store/platform/audit.ts';
import { memberList } from '../../store/users/memberList.ts';
import type { Handler } from '../Operation.ts';
import { readListQuery } from '../readListQuery.ts';

export const addClassStudents: Handler<'addClassStudents'> = async (call, { database }) => {
  const { path, query, body, caller, now } = call;
  const data = await database.transaction().execute(async (transaction) => {
    const classroom = found((await takeClasses(transaction, [path.id], caller))[0]);
    assertAllowed(mayEnrol(caller, classroom, now));
    const { id, company_id } = classroom;
    const { ids: coded, notFound } = await studentsByCode(transaction, body.codes ?? [], company_id);
    const matching = body.everyone ? await studentsLike(transaction, query, company_id, call) : [];
    const chosen = [...new Set([...(body.student_ids ?? []), ...coded, ...matching])];
    if (chosen.length > mostAddedStudents)
      throw new RefusalError('tooManyStudents', { params: { max: mostAddedStudents } });
    const valid = await studentsAmong(transaction, chosen, company_id);
    if (valid.length === 0) throw new RefusalError('noValidStudent');
    const added = await enrol(transaction, id, valid, now);
    const event = { to: added, causedBy: caller.id, now };
    if (classroom.published)
      await notifyOfClass(
        transaction,
        'ClassJoined',
        { ...classroom, name: classroom.classroom_name },
        event,
      );
    const details = { students: added.length };
    const subject = { id, company_id };
    if (added.length > 0)
      await record(
        transaction,
        [{ actorId: caller.id, action: 'class.studentsAdded', subject, details }],
        now,
      );
    return {
      added: added.length,
      already: valid.length - added.length,
      invalid: chosen.length - valid.length,
      not_found: notFound,
    };
  });
  return { data };
};

type Filters = Parameters<typeof readListQuery<'listMembers'>>[1];

/** The students of the unit who match the filters of the list of members. */
async function studentsLike(
  transaction: InTransaction,
  filters: Filters,
  company_id: string,
  { caller, now }: Pick<ListContext<'listMembers'>, 'caller' | 'now'>,
): Promise<string[]> {
  const asked = { ...filters, sort: 'name' as const };
  const filter = readListQuery(memberList, asked, { role: ['student'], company_id: [company_id] });
  return memberList.ids(transaction, filter, { caller, now, path: {}, query: {} }, mostAddedStudents + 1);
}
