import type { InTransaction } from '../database.ts';
import type { ChangedStudent } from '../completion/changedStudents.ts';
import { notify } from './notify.ts';

/** Notifies the students who complete a class by other weights or scores, or no longer do: one event for all who are now the same. */
export async function notifyOfRule(
  transaction: InTransaction,
  changed: readonly ChangedStudent[],
  { causedBy, now }: { causedBy: string; now: Date },
): Promise<void> {
  const told = new Map<string, ChangedStudent[]>();
  for (const student of changed) {
    if (student.kind === 'adjusted') continue;
    const key = `${student.classroom_id} ${student.after.completion}`;
    const same = told.get(key);
    if (same) same.push(student);
    else told.set(key, [student]);
  }
  if (told.size === 0) return;
  const rows = await transaction
    .selectFrom('classroom')
    .select(['id', 'name', 'course_id'])
    .where('id', 'in', [...new Set(changed.map(({ classroom_id }) => classroom_id))])
    .execute();
  const classes = new Map(rows.map((row) => [row.id, row]));
  for (const same of told.values()) {
    const [first] = same;
    const classroom = first && classes.get(first.classroom_id);
    if (!classroom || classroom.course_id === null) continue;
    const { id: classroom_id, name: classroom_name, course_id } = classroom;
    const facts = { classroom_id, classroom_name, course_id, before: null, after: null };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await notify(
      transaction,
      { type: 'CompletionCorrected', facts: { ...facts, completion: first.after.completion } },
      { to: same.map(({ user_id }) => user_id), causedBy, now },
    );
  }
}
