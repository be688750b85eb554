import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { readCourseRule, readRuledClasses, replaceRules } from '../../store/completion/courseRules.ts';
import {
  listRuleChanges,
  markRuleChangeUndone,
  readChangedClasses,
} from '../../store/completion/ruleChanges.ts';
import { readConsequences } from '../../store/completion/ruleConsequences.ts';
import { takeCourses } from '../../store/courses/courseChanges.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import type { Database } from '../../store/database.ts';
import { notifyOfRule } from '../../store/notifications/notifyOfRule.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { firstPage, ruledCourse } from './ruledCourse.ts';

export const undoCourseRule: Handler<'undoCourseRule'> = async (
  { path: { id, change_id }, caller, language, now },
  { database },
) => {
  const asked = { id, change_id, caller, now };
  const { classes } = await readUndone(database, asked);
  // Before the transaction: the embedded database has one connection, and this reads every result.
  const { changed } = await readConsequences(database, classes);
  await database.transaction().execute(async (transaction) => {
    found((await takeCourses(transaction, [id], caller))[0]);
    const { course, classes: again } = await readUndone(transaction, asked);
    if (JSON.stringify(again) !== JSON.stringify(classes)) throw new RefusalError('ruleChangeStale');
    await replaceRules(
      transaction,
      classes.map(({ id: classId, after }) => ({ id: classId, rule: after })),
    );
    await markRuleChangeUndone(transaction, change_id, { by: caller.id, now });
    await notifyOfRule(transaction, changed, { causedBy: caller.id, now });
    const subject = { id, company_id: course.company_id };
    const details = { change: change_id, classes: classes.length };
    await record(transaction, [{ actorId: caller.id, action: 'course.ruleUndone', subject, details }], now);
  });
  return { data: await ruledCourse(database, { id, ended: false, caller, now, language, ...firstPage }) };
};

interface ChangeOfCourse {
  id: string;
  change_id: string;
  caller: Caller;
  now: Date;
}

/** A course that the caller may edit, and the classes of a change with the rules that they would have again. */
async function readUndone(database: Database, { id, change_id, caller, now }: ChangeOfCourse) {
  const course = found(await describeCourse(database, id, caller));
  assertAllowed(mayEditCourse(caller, course));
  const changed = await undoable(database, { id, change_id, caller });
  const rule = await readCourseRule(database, id);
  const run = await readRuledClasses(database, rule, { courseId: id, caller, ended: true, now });
  const classes = changed.map((one) => {
    const current = run.find((other) => other.id === one.id);
    if (!current) throw new RefusalError('ruleChangeOfOthers');
    return { ...current, after: one.before };
  });
  return { course, classes };
}

/** The classes of a change that the caller may undo. */
async function undoable(database: Database, { id, change_id, caller }: Omit<ChangeOfCourse, 'now'>) {
  const changes = await listRuleChanges(database, { courseId: id, caller });
  const { undone_by, undone_at, refusal } = found(changes.find((one) => one.id === change_id));
  if (undone_by && undone_at)
    throw new RefusalError('ruleChangeUndone', { params: { name: undone_by.name, at: undone_at } });
  if (refusal) throw new RefusalError(refusal);
  return readChangedClasses(database, change_id);
}
