import { required } from '@sen/domain/errors/required';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { insertCorrection, listOf, lockCorrections } from '../../store/corrections/correctionRows.ts';
import { basisOf } from '../../store/corrections/previewMoves.ts';
import { thresholdMoves } from '../../store/corrections/thresholdMoves.ts';
import { remarkNextPart } from '../../store/corrections/remark.ts';
import { notifyOfThreshold } from '../../store/notifications/notifyOfThreshold.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { changed, correctable } from './correctable.ts';
import { shownCorrection } from './shownCorrections.ts';

export const applyCorrection: Handler<'applyCorrection'> = async (
  { path: { id }, body: { change, reason, basis }, caller, language, now },
  services,
) => {
  const { database, attempts } = services;
  const { subject, ...of } = await correctable(services, id, caller);
  assertNoFieldErrors(required('reason', reason));
  const correctionId = await database.transaction().execute(async (transaction) => {
    await lockCorrections(transaction, id);
    const isUnderWay = (await listOf(transaction, id)).some(({ settled }) => !settled);
    if (isUnderWay) throw new RefusalError('correctionUnderWay');
    if ((await basisOf(transaction, id, change)) !== basis) throw new RefusalError('correctionStale');
    changed(of, change);
    const threshold =
      change.kind === 'threshold'
        ? {
            classId: of.assignment.classroom_id,
            before: of.course?.completion_score ?? null,
            after: change.completion_score,
          }
        : null;
    const moved = threshold && (await thresholdMoves(transaction, { ...threshold, now }));
    const made = await insertCorrection(transaction, {
      of: threshold ? { classId: threshold.classId } : { assignmentId: id },
      change,
      reason: reason.trim(),
      by: caller.id,
      now,
      changedStudents: moved?.completions.length ?? null,
    });
    const details = {
      correction: made,
      change: change.kind,
      ...(threshold && { before: threshold.before, after: threshold.after }),
    };
    await record(transaction, [{ actorId: caller.id, action: 'correction.applied', subject, details }], now);
    if (threshold && moved)
      await notifyOfThreshold(transaction, { ...threshold, ...moved, causedBy: caller.id, now });
    return made;
  });
  // A class is done at once; the job goes on with more.
  await remarkNextPart({ database, papers: attempts.papers }, now, { waits: true });
  return { data: await shownCorrection(database, { assignmentId: id, id: correctionId }, language) };
};
