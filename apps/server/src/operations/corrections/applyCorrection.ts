import { found, RefusalError } from '../../errors/RefusalError.ts';
import {
  findCorrection,
  insertCorrection,
  listOf,
  lockCorrections,
} from '../../store/corrections/correctionRows.ts';
import { basisOf } from '../../store/corrections/previewMoves.ts';
import { thresholdMoves } from '../../store/corrections/thresholdMoves.ts';
import { remarkNextPart } from '../../store/corrections/remark.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { changed, correctable } from './correctable.ts';

export const applyCorrection: Handler<'applyCorrection'> = async (
  { path: { id }, body: { change, reason, basis }, caller, now },
  services,
) => {
  const { database, attempts } = services;
  const { subject, ...of } = await correctable(services, id, caller);
  const completions =
    change.kind === 'threshold'
      ? await thresholdMoves(database, {
          classId: of.assignment.classroom_id,
          completionScore: change.completion_score,
          now,
        })
      : null;
  const correctionId = await database.transaction().execute(async (transaction) => {
    await lockCorrections(transaction, id);
    const isUnderWay = (await listOf(transaction, id)).some(({ settled }) => !settled);
    if (isUnderWay) throw new RefusalError('correctionUnderWay');
    if ((await basisOf(transaction, id, change)) !== basis) throw new RefusalError('correctionStale');
    changed(of, change);
    const made = await insertCorrection(transaction, {
      assignmentId: id,
      change,
      reason: reason.trim(),
      by: caller.id,
      now,
      changedStudents: completions?.completions.length ?? null,
    });
    const details = {
      correction: made,
      change: change.kind,
      ...(change.kind === 'threshold' && {
        before: of.course?.completion_score ?? null,
        after: change.completion_score,
      }),
    };
    await record(transaction, [{ actorId: caller.id, action: 'correction.applied', subject, details }], now);
    return made;
  });
  // A class is done at once; the job goes on with more.
  await remarkNextPart({ database, papers: attempts.papers }, now);
  return { data: found(await findCorrection(database, id, correctionId)) };
};
