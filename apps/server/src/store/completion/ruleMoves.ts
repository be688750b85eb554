import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CourseResult } from '@sen/api/contract/model';
import { type CourseRule, moveBetween, resultOfPacked } from '@sen/domain/completion/courseRule';
import type { Database } from '../database.ts';
import { readAhead } from '../readAhead.ts';

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

type Packed = [classroom: string, user: string, ...CourseColumns, facts: string];
type CourseColumns = [
  completion: CourseResult['completion'],
  score: number | null,
  rating: CourseResult['rating'],
  certificate: boolean,
];

/** Who moves from what to what when classes judge by other rules, from what their results were computed from. */
export async function ruleMoves(database: Database, classes: readonly Judged[]): Promise<RuleMoves> {
  const digest = createHash('sha256');
  const judges = new Map<string, Judge>();
  const moved = new Map<string, RuleMove[]>();
  const judgesOf = new Map(
    classes.map(({ id, after: rule, before, corrected_score }) => {
      digest.update(JSON.stringify([id, before, rule]));
      const judging = corrected_score === null ? rule : { ...rule, completion_score: corrected_score };
      const key = JSON.stringify(judging);
      const judge = judges.get(key) ?? judgeBy(judging);
      judges.set(key, judge);
      moved.set(id, []);
      return [id, judge];
    }),
  );
  let known = 0;
  for await (const part of readAhead(partsOf(database, classes))) {
    known += part.length;
    for (const packed of part) {
      const [classId] = packed;
      const judge = judgesOf.get(classId);
      const move = judge && moveOf(packed, judge);
      if (!move) continue;
      moved.get(classId)?.push(move);
      const { completion, rating, certificate } = move.after;
      digest.update(`${classId} ${move.user_id} ${completion} ${rating} ${certificate}\n`);
    }
  }
  const students = classes.reduce((sum, { student_count }) => sum + student_count, 0);
  const moves = [...moved.values()].flat();
  return {
    students,
    pending: Math.max(0, students - known),
    moves: kinds.flatMap((kind) => moves.filter((move) => move.kind === kind)),
    basis: digest.digest('hex'),
  };
}

const kinds = ['lost', 'gained', 'graded'] as const;

/** The results of classes, part by part, so that saves run in between: of several small classes, or of a piece of a large one. */
async function* partsOf(
  database: Database,
  classes: readonly Judged[],
): AsyncGenerator<readonly Packed[], void> {
  let small: string[] = [];
  let students = 0;
  for (const { id, student_count } of classes) {
    if (students + student_count > partSize && small.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- part by part
      yield await readPart(database, small);
      [small, students] = [[], 0];
    }
    if (student_count > partSize) yield* piecesOf(database, id);
    else [small, students] = [[...small, id], students + student_count];
  }
  if (small.length > 0) yield await readPart(database, small);
}

async function* piecesOf(database: Database, classId: string): AsyncGenerator<readonly Packed[], void> {
  let last: string | undefined = '0';
  while (last !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins after the one before it
    const piece: readonly Packed[] = await readPart(database, [classId], last);
    yield piece;
    last = piece.length === partSize ? piece.at(-1)?.[1] : undefined;
  }
}

/** One text of all rows: far less work than a row each. */
async function readPart(
  database: Database,
  classIds: readonly string[],
  after?: string,
): Promise<readonly Packed[]> {
  const rest = after === undefined ? sql`` : sql`and user_id > ${after} order by user_id limit ${partSize}`;
  const { rows } = await sql<{ part: readonly Packed[] | null }>`
    select json_agg(json_build_array(classroom_id::text, user_id::text, completion, score, rating, certificate, facts)
      order by classroom_id, user_id) as part
    from (select * from course_result where classroom_id = any(${[...classIds]}::bigint[]) and facts is not null ${rest}) as next`.execute(
    database,
  );
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

function moveOf(packed: Packed, judge: Judge): RuleMove | null {
  const [classroom_id, user_id, completion, score, rating, certificate, facts] = packed;
  const before = { completion, score, rating, certificate };
  const after = judge(facts);
  const kind = moveBetween(before, after);
  return kind && { classroom_id, user_id, kind, before, after };
}
