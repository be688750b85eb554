import { basisOf, previewMoves } from '../../store/corrections/previewMoves.ts';
import { thresholdMoves } from '../../store/corrections/thresholdMoves.ts';
import type { Handler } from '../Operation.ts';
import { changed, correctable } from './correctable.ts';

const mostMoves = 1_000;

export const previewCorrection: Handler<'previewCorrection'> = async (
  { path: { id }, body: { change }, caller, now },
  services,
) => {
  const { database } = services;
  const subject = await correctable(services, id, caller);
  const after = changed(subject, change);
  // Read first: what changes while the list is made is found when it is applied.
  const basis = await basisOf(database, id, change);
  if (change.kind === 'threshold') {
    const { students, completions } = await thresholdMoves(database, {
      classId: subject.assignment.classroom_id,
      before: subject.course?.completion_score ?? null,
      after: change.completion_score,
      now,
    });
    return {
      data: {
        basis,
        attempts: students,
        changed: completions.length,
        moves: [],
        completions: completions.slice(0, mostMoves),
      },
    };
  }
  const { attempts, moves } = await previewMoves(database, id, after);
  return {
    data: { basis, attempts, changed: moves.length, moves: moves.slice(0, mostMoves), completions: [] },
  };
};
