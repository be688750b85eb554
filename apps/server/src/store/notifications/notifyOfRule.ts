import type { InTransaction } from '../database.ts';
import type { RuleMove } from '../completion/ruleMoves.ts';
import { notify } from './notify.ts';

/** Notifies the students who complete a class by other weights or scores, or no longer do: one event for all who are now the same. */
export async function notifyOfRule(
  transaction: InTransaction,
  moves: readonly RuleMove[],
  { causedBy, now }: { causedBy: string; now: Date },
): Promise<void> {
  const told = new Map<string, RuleMove[]>();
  for (const move of moves) {
    if (move.kind === 'graded') continue;
    const key = `${move.classroom_id} ${move.after.completion}`;
    const same = told.get(key);
    if (same) same.push(move);
    else told.set(key, [move]);
  }
  if (told.size === 0) return;
  const rows = await transaction
    .selectFrom('classroom')
    .select(['id', 'name', 'course_id'])
    .where('id', 'in', [...new Set(moves.map(({ classroom_id }) => classroom_id))])
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
