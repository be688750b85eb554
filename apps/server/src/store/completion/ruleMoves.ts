import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CourseResult } from '@sen/api/contract/model';
import { type CourseRule, moveBetween, resultOfPacked } from '@sen/domain/completion/courseRule';
import type { Database } from '../database.ts';

/** Few enough that computing them holds up no save. */
const partSize = 1_000;

/** A student whose result moves by another rule. */
export interface RuleMove {
  classroom_id: string;
  user_id: string;
  kind: 'lost' | 'gained' | 'graded';
  before: CourseResult;
  after: CourseResult;
}

export interface RuleMoves {
  /** Of all the classes. */
  students: number;
  /** Those whose results are still being computed, who are not among the moves. */
  pending: number;
  /** Who loses most first. */
  moves: RuleMove[];
  /** A text that changes with the rules and with whoever moves. */
  basis: string;
}

interface Judged {
  id: string;
  student_count: number;
  corrected_score: number | null;
  before: CourseRule;
  after: CourseRule;
}

type Packed = [user: string, ...CourseColumns, facts: string];
type CourseColumns = [
  completion: CourseResult['completion'],
  score: number | null,
  rating: CourseResult['rating'],
  certificate: boolean,
];

/** Who moves from what to what when classes judge by other rules, from what their results were computed from. */
export async function ruleMoves(database: Database, classes: readonly Judged[]): Promise<RuleMoves> {
  const moves: RuleMove[] = [];
  const digest = createHash('sha256');
  const judges = new Map<string, Judge>();
  let known = 0;
  for (const { id, after: rule, before, corrected_score } of classes) {
    digest.update(JSON.stringify([id, before, rule]));
    const judging = corrected_score === null ? rule : { ...rule, completion_score: corrected_score };
    const key = JSON.stringify(judging);
    const judge = judges.get(key) ?? judgeBy(judging);
    judges.set(key, judge);
    let after = '0';
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- part by part, so that saves run in between
      const part = await readPart(database, id, after);
      known += part.length;
      for (const packed of part) {
        const move = moveOf(packed, judge);
        if (move) {
          moves.push({ classroom_id: id, ...move });
          digest.update(
            `${move.user_id} ${move.after.completion} ${move.after.rating} ${move.after.certificate}\n`,
          );
        }
      }
      const last = part.at(-1);
      if (!last || part.length < partSize) break;
      [after] = last;
    }
  }
  const students = classes.reduce((sum, { student_count }) => sum + student_count, 0);
  return {
    students,
    pending: Math.max(0, students - known),
    moves: kinds.flatMap((kind) => moves.filter((move) => move.kind === kind)),
    basis: digest.digest('hex'),
  };
}

const kinds = ['lost', 'gained', 'graded'] as const;

/** One text of all rows: far less work than a row each. */
async function readPart(database: Database, classId: string, after: string): Promise<readonly Packed[]> {
  const { rows } = await sql<{ part: readonly Packed[] | null }>`
    select json_agg(json_build_array(user_id::text, completion, score, rating, certificate, facts) order by user_id) as part
    from (select * from course_result where classroom_id = ${classId} and user_id > ${after} and facts is not null
      order by user_id limit ${partSize}) as next`.execute(database);
  return rows[0]?.part ?? [];
}

type Judge = (facts: string) => CourseResult;

/** Computes the same only once: many students of a course have the same results. */
function judgeBy(rule: CourseRule): Judge {
  const known = new Map<string, CourseResult>();
  return (facts) => {
    const result = known.get(facts) ?? resultOfPacked(facts, rule);
    known.set(facts, result);
    return result;
  };
}

function moveOf(packed: Packed, judge: Judge): Omit<RuleMove, 'classroom_id'> | null {
  const [user_id, completion, score, rating, certificate, facts] = packed;
  const before = { completion, score, rating, certificate };
  const after = judge(facts);
  const kind = moveBetween(before, after);
  return kind && { user_id, kind, before, after };
}
