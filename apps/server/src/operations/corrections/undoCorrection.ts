import { whyNotUndone } from '@sen/domain/corrections/whyNotUndone';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { findClassCourse } from '../../store/classes/courseSnapshot.ts';
import { listOf, lockCorrections, undo } from '../../store/corrections/correctionRows.ts';
import { remarkNextPart } from '../../store/corrections/remark.ts';
import { thresholdMoves } from '../../store/corrections/thresholdMoves.ts';
import { notifyOfThreshold } from '../../store/notifications/notifyOfThreshold.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { correctable } from './correctable.ts';
import { shownCorrection } from './shownCorrections.ts';

export const undoCorrection: Handler<'undoCorrection'> = async (
  { path: { id, correction_id }, caller, language, now },
  services,
) => {
  const { database, attempts } = services;
  const { subject, assignment } = await correctable(services, id, caller);
  await database.transaction().execute(async (transaction) => {
    await lockCorrections(transaction, id);
    const all = await listOf(transaction, id);
    const correction = found(all.find((one) => one.id === correction_id));
    const { undone_by, undone_at } = correction;
    if (undone_by && undone_at)
      throw new RefusalError('correctionUndone', { params: { name: undone_by.name, at: undone_at } });
    const refusal = whyNotUndone(correction, all);
    if (refusal) throw new RefusalError(refusal);
    await undo(transaction, correction_id, { by: caller.id, now });
    if (correction.change.kind === 'threshold') {
      const classId = assignment.classroom_id;
      const before = correction.change.completion_score;
      const after = (await findClassCourse(transaction, classId))?.course.completion_score ?? null;
      const { completions } = await thresholdMoves(transaction, { classId, before, after, now });
      await notifyOfThreshold(transaction, { classId, before, after, completions, causedBy: caller.id, now });
    }
    const details = { correction: correction_id };
    await record(transaction, [{ actorId: caller.id, action: 'correction.undone', subject, details }], now);
  });
  await remarkNextPart({ database, papers: attempts.papers }, now, { waits: true });
  return { data: await shownCorrection(database, { assignmentId: id, id: correction_id }, language) };
};
