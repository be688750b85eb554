import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsRead } from '../../testing/rowsRead.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { readResultRows, type ResultRow, unpackResult } from './resultRows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const students = 1_200;

test('a large class is read in pieces, each result once and no other one', async () => {
  await app.database.transaction().execute(async (transaction) => {
    // Results alone: nobody is in these classes.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`insert into course_result (classroom_id, user_id, completion, score, rating, certificate, facts, updated_at)
      select class, class * 10000 + student, 'pass', case when student % 2 = 0 then 7.5 end,
        case when student % 2 = 0 then 'good' end, student % 2 = 0, '["finished",0,0,[]]', now()
      from generate_series(1, 40) as class, generate_series(1, ${students}::integer) as student`.execute(
      transaction,
    );
    await sql`analyze course_result`.execute(transaction);
    const before = await rowsRead(transaction, 'course_result');
    const rows: ResultRow[] = [];
    for await (const part of readResultRows(transaction, [{ id: '7', student_count: students }]))
      rows.push(...part.rows);
    expect((await rowsRead(transaction, 'course_result')) - before).toBeLessThan(2 * students + 100);
    expect(rows.map(([, user]) => Number(user))).toEqual(
      Array.from({ length: students }, (_, index) => 70_001 + index),
    );
    const [odd, even] = rows.map(([, , result]) => unpackResult(result));
    const facts = '["finished",0,0,[]]';
    expect(odd).toEqual({
      kept: { completion: 'pass', score: null, rating: null, certificate: false, waiting: false },
      facts,
    });
    expect(even).toEqual({
      kept: { completion: 'pass', score: 7.5, rating: 'good', certificate: true, waiting: false },
      facts,
    });
  });
});
