import { sql } from 'kysely';
import type { CourseResult } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

/** Few enough that computing them holds up no save. */
const partSize = 1_000;

/** A kept result with what it was computed from. */
export type ResultRow = [classroom: string, user: string, ...ResultColumns, facts: string];
type ResultColumns = [
  completion: CourseResult['completion'],
  score: number | null,
  rating: CourseResult['rating'],
  certificate: boolean,
];

interface ResultPart {
  rows: readonly ResultRow[];
  version: bigint;
}

/** Another number once any of the rows is written, added or deleted: a written row has another `xmin`. */
const versionOfRows = sql<string>`coalesce(bit_xor(
  hashint8extended(classroom_id, hashint8extended(user_id, xmin::text::bigint))), 0)::text`;

/** The version of all results of classes, equal to that of their parts together, and how many there are. */
export async function readVersion(database: Database, classIds: readonly string[]): Promise<string> {
  const { rows } = await sql<{ version: string }>`select count(*) || ' ' || ${versionOfRows} as version
    from course_result where classroom_id = any(${[...classIds]}::bigint[]) and facts is not null`.execute(
    database,
  );
  return rows[0]?.version ?? '';
}

interface SizedClass {
  id: string;
  student_count: number;
}

/** The results of classes, part by part, so that saves run in between: of several small classes, or of a piece of a large one. */
export async function* readResultRows(
  database: Database,
  classes: readonly SizedClass[],
): AsyncGenerator<ResultPart, void> {
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

async function* piecesOf(database: Database, classId: string): AsyncGenerator<ResultPart, void> {
  let last: string | undefined = '0';
  while (last !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins after the one before it
    const piece: ResultPart = await readPart(database, [classId], last);
    yield piece;
    last = piece.rows.length === partSize ? piece.rows.at(-1)?.[1] : undefined;
  }
}

/** One text of all rows: far less work than a row each. */
async function readPart(
  database: Database,
  classIds: readonly string[],
  after?: string,
): Promise<ResultPart> {
  const rest = after === undefined ? sql`` : sql`and user_id > ${after} order by user_id limit ${partSize}`;
  const { rows } = await sql<{ part: readonly ResultRow[] | null; version: string }>`
    select json_agg(json_build_array(classroom_id::text, user_id::text, completion, score, rating, certificate, facts)
      order by classroom_id, user_id) as part, ${versionOfRows} as version
    from (select *, xmin from course_result
      where classroom_id = any(${[...classIds]}::bigint[]) and facts is not null ${rest}) as next`.execute(
    database,
  );
  return { rows: rows[0]?.part ?? [], version: BigInt(rows[0]?.version ?? 0) };
}
