import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenTestDatabase, openTestDatabase } from '../testing/testDatabase.ts';
import * as migration from './2026-11-27T1600-thresholds-of-classes.ts';
import * as later from './2026-11-27T2330-course-results.ts';

let opened: OpenTestDatabase;
// A migration knows no tables.
const untyped = () => opened.database as unknown as Kysely<unknown>;
const up = () => migration.up(untyped());
const down = () => migration.down(untyped());
beforeAll(async () => {
  opened = await openTestDatabase({ content: 'demo', changesSchema: true });
  // Its triggers read the column.
  await later.down(untyped());
});
afterAll(() => opened.close());

const threshold = { kind: 'threshold', completion_score: 7 };

test('a corrected threshold goes over to the class of its exam, and back to one of its exams', async () => {
  const { database } = opened;
  const assignment = await database
    .selectFrom('assignment')
    .select(['id', 'classroom_id', 'created_by'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await down();
  const { id } = await database
    .insertInto('correction')
    .values({
      assignment_id: assignment.id,
      change: JSON.stringify(threshold),
      reason: 'Theo quy chế mới',
      created_by: assignment.created_by,
      created_at: new Date('2026-11-26T02:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = () =>
    database.selectFrom('correction').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await up();
  expect(await stored()).toMatchObject({
    assignment_id: null,
    classroom_id: assignment.classroom_id,
    settled: true,
    change: threshold,
  });
  const kinds = await database.selectFrom('correction').select(['assignment_id', 'change']).execute();
  expect(
    kinds.every(({ assignment_id: of, change }) => (of === null) === (change.kind === 'threshold')),
  ).toBe(true);
  await down();
  const { assignment_id } = await database
    .selectFrom('correction')
    .select('assignment_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const back = await database
    .selectFrom('assignment')
    .select('classroom_id')
    .where('id', '=', assignment_id)
    .executeTakeFirstOrThrow();
  expect(back.classroom_id).toBe(assignment.classroom_id);
  await up();
});
