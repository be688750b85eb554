import type { Training, TrainingDraft } from '@sen/api/contract/model';
import { keptTraining } from '@sen/domain/trainings/checkTraining';
import { draftOfTraining } from '@sen/domain/trainings/draftOfTraining';
import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import { comparePeople } from './comparePeople.ts';

interface Saved {
  id: string;
  draft: TrainingDraft;
  before: Training | undefined;
}

/** Notifies new teachers, those who no longer run it, and who stays of other times or another place. */
export async function announceTraining(
  transaction: InTransaction,
  { id, draft, before }: Saved,
  event: { causedBy: string; now: Date },
): Promise<void> {
  const facts = planOf(id, draft);
  const earlier = before && draftOfTraining(before);
  const teachers = comparePeople(earlier?.teacher_ids ?? [], draft.teacher_ids);
  const students = comparePeople(earlier?.student_ids ?? [], draft.student_ids);
  const known = earlier && planOf(id, earlier);
  const isMoved =
    known !== undefined &&
    (['start_time', 'end_time', 'place'] as const).some((field) => known[field] !== facts[field]);
  const changed = isMoved ? [...teachers.stayed, ...students.stayed] : [];
  await notify(transaction, { type: 'TrainingTeacherAssigned', facts }, { ...event, to: teachers.joined });
  await notify(transaction, { type: 'TrainingTeacherReplaced', facts }, { ...event, to: teachers.left });
  await notify(transaction, { type: 'TrainingChanged', facts }, { ...event, to: changed });
}

/** What its people plan by. */
function planOf(id: string, draft: TrainingDraft) {
  const { name, starts_at, ends_at, address, province } = keptTraining(draft);
  return {
    train_id: id,
    meeting_name: name,
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    place: [address, province].filter((part) => part !== '').join(', '),
  };
}
