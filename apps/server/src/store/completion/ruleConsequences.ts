import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import { type ChangedStudent, readChangedStudents, type RejudgedClass } from './changedStudents.ts';
import { readVersion } from './resultRows.ts';

interface RuleConsequences {
  /** Of all the classes. */
  students: number;
  /** Those whose results are still being computed, who are not among the changed. */
  pending: number;
  /** Who loses most first. */
  changed: readonly ChangedStudent[];
  /** A text that changes with the rules and with whoever changes. */
  basis: string;
}

/** Whose results change when classes judge by other rules, from what their results were computed from. */
export async function readConsequences(
  database: Database,
  classes: readonly RejudgedClass[],
): Promise<RuleConsequences> {
  const { known, changed, basis } = await readOnce(database, classes);
  const students = classes.reduce((sum, { student_count }) => sum + student_count, 0);
  return { students, pending: Math.max(0, students - known), changed, basis };
}

type Computed = Awaited<ReturnType<typeof readChangedStudents>>;

/** Students of all that is kept: they take some 60 MB. */
const mostKept = 200_000;

/** What this process has computed last, by the rules and classes. */
const kept = new WeakMap<Database, Map<string, Computed>>();

/** Computes every result only for the first page: the next ones, and applying, use it for as long as no result is another. */
async function readOnce(database: Database, classes: readonly RejudgedClass[]): Promise<Computed> {
  const key = createHash('sha256')
    .update(
      JSON.stringify(
        classes.map(({ id, before, after, corrected_score }) => [id, before, after, corrected_score]),
      ),
    )
    .digest('hex');
  const ofDatabase = kept.get(database) ?? new Map<string, Computed>();
  kept.set(database, ofDatabase);
  const known = ofDatabase.get(key);
  ofDatabase.delete(key);
  const ids = classes.map(({ id }) => id);
  const isCurrent = known !== undefined && known.version === (await readVersion(database, ids));
  const computed = isCurrent ? known : await readChangedStudents(database, classes);
  ofDatabase.set(key, computed);
  forgetOldest(ofDatabase);
  return computed;
}

function forgetOldest(computed: Map<string, Computed>): void {
  let students = 0;
  for (const [key, { changed }] of [...computed].toReversed()) {
    students += changed.length;
    if (students > mostKept) computed.delete(key);
  }
}
