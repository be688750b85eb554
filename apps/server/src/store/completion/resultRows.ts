import { type RawBuilder, sql } from 'kysely';
import type { CourseResult } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

/** Few enough that computing them holds up no save: it waits for a turn of this process some six times. */
const partSize = 500;

/** A kept result with what it was computed from, as one text: the same of both has the same text. */
export type ResultRow = [classroom: string, user: string, result: string];

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
      yield await readPart(database, ofClasses(small));
      [small, students] = [[], 0];
    }
    if (student_count > partSize) yield* piecesOf(database, id);
    else [small, students] = [[...small, id], students + student_count];
  }
  if (small.length > 0) yield await readPart(database, ofClasses(small));
}

const ofClasses = (ids: readonly string[]) => sql`classroom_id = any(${[...ids]}::bigint[])`;

/** Compares with one class, not with a list of one: only then does the index have them in their order. */
async function* piecesOf(database: Database, classId: string): AsyncGenerator<ResultPart, void> {
  let last: string | undefined = '0';
  while (last !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins after the one before it
    const piece: ResultPart = await readPart(
      database,
      sql`classroom_id = ${classId} and user_id > ${last}`,
      sql`order by user_id limit ${partSize}`,
    );
    yield piece;
    last = piece.rows.length === partSize ? piece.rows.at(-1)?.[1] : undefined;
  }
}

/** Neither is in any of the columns: facts are JSON, which escapes them. */
const [betweenRows, betweenColumns] = ['\n', '\t'];

/** One text of all rows: far less work than a row each, and half of what JSON is to the database. */
async function readPart(
  database: Database,
  which: RawBuilder<unknown>,
  piece: RawBuilder<unknown> = sql``,
): Promise<ResultPart> {
  const { rows } = await sql<{ part: string | null; version: string }>`
    select string_agg(concat_ws(${betweenColumns}, classroom_id, user_id, completion, coalesce(score::text, ''),
        coalesce(rating, ''), certificate, waiting, facts), ${betweenRows} order by classroom_id, user_id) as part,
      ${versionOfRows} as version
    from (select *, xmin from course_result
      where ${which} and facts is not null ${piece}) as next`.execute(database);
  const part = rows[0]?.part ?? '';
  return {
    rows: part === '' ? [] : part.split(betweenRows).map(rowOf),
    version: BigInt(rows[0]?.version ?? 0),
  };
}

function rowOf(line: string): ResultRow {
  const user = line.indexOf(betweenColumns) + 1;
  const result = line.indexOf(betweenColumns, user) + 1;
  return [line.slice(0, user - 1), line.slice(user, result - 1), line.slice(result)];
}

export function unpackResult(result: string): { kept: CourseResult; facts: string } {
  const [completion, score, rating, certificate, waiting, facts = ''] = result.split(betweenColumns);
  const kept = {
    completion: completion as CourseResult['completion'],
    score: score ? Number(score) : null,
    rating: (rating || null) as CourseResult['rating'],
    certificate: certificate === 't',
    waiting: waiting === 't',
  };
  return { kept, facts };
}
