import type { CompletionMove } from '@sen/api/contract/model';
import type { InTransaction } from '../database.ts';
import { notify } from './notify.ts';

interface Corrected {
  classId: string;
  before: number | null;
  after: number | null;
  completions: readonly CompletionMove[];
  causedBy: string;
  now: Date;
}

/** Notifies the students who pass a class by another completion score, or no longer do: one event for all who are now the same. */
export async function notifyOfThreshold(
  transaction: InTransaction,
  { classId, before, after, completions, causedBy, now }: Corrected,
): Promise<void> {
  if (completions.length === 0) return;
  const { name, course_id } = await transaction
    .selectFrom('classroom')
    .select(['name', 'course_id'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  // A class without a course has no completion score.
  if (course_id === null) return;
  const facts = { classroom_id: classId, classroom_name: name, course_id, before, after };
  for (const completion of new Set(completions.map((move) => move.after))) {
    const to = completions.filter((move) => move.after === completion).map(({ student }) => student.id);
    await notify(
      transaction,
      { type: 'CompletionCorrected', facts: { ...facts, completion } },
      { to, causedBy, now },
    );
  }
}
