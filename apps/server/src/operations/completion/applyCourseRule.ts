import { required } from '@sen/domain/errors/required';
import { assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { replaceRules } from '../../store/completion/courseRules.ts';
import { insertRuleChange } from '../../store/completion/ruleChanges.ts';
import { readConsequences } from '../../store/completion/ruleConsequences.ts';
import { takeCourses } from '../../store/courses/courseChanges.ts';
import { notifyOfRule } from '../../store/notifications/notifyOfRule.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { countChanged } from './countChanged.ts';
import { firstPage, readRuled, ruledCourse } from './ruledCourse.ts';

export const applyCourseRule: Handler<'applyCourseRule'> = async (
  { path: { id }, body: { reason, basis, ended }, caller, language, now },
  { database },
) => {
  const asked = { id, ended, caller, now };
  const { course, classes } = await readRuled(database, asked);
  assertNoFieldErrors(required('reason', reason));
  const differing = classes.filter(({ state }) => state === 'differs');
  if (differing.length === 0) throw new RefusalError('ruleChangesNothing');
  // Before the transaction: the embedded database has one connection, and this may read every result.
  const { changed, students, basis: current } = await readConsequences(database, differing);
  if (current !== basis) throw new RefusalError('ruleChangeStale');
  await database.transaction().execute(async (transaction) => {
    found((await takeCourses(transaction, [id], caller))[0]);
    const { classes: again } = await readRuled(transaction, asked);
    const isSame = JSON.stringify(again) === JSON.stringify(classes);
    if (!isSame) throw new RefusalError('ruleChangeStale');
    await replaceRules(
      transaction,
      differing.map(({ id: classId, after }) => ({ id: classId, rule: after })),
    );
    const counts = { students, ...countChanged(changed) };
    const change = await insertRuleChange(transaction, {
      courseId: id,
      reason: reason.trim(),
      by: caller.id,
      now,
      counts,
      classes: differing.map(({ id: classId, before, after }) => ({ id: classId, before, after })),
    });
    await notifyOfRule(transaction, changed, { causedBy: caller.id, now });
    const subject = { id, company_id: course.company_id };
    const details = { change, classes: differing.length, ...counts };
    await record(transaction, [{ actorId: caller.id, action: 'course.ruleApplied', subject, details }], now);
  });
  return { data: await ruledCourse(database, { ...asked, language, ...firstPage }) };
};
