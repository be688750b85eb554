import type { Answer } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';
import { seedScores } from './seedScores.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database.transaction().execute((transaction) => seedScores(transaction, app.clock.now()));
});
afterAll(() => app.stop());

it('has an import of scores that its lecturer can read, correct and undo', async () => {
  const { body } = await app.call<Answer<'listImports'>>('listImports', 'teacher', {
    query: { kind: 'scores', class_id: '1' },
  });
  const id = body.data[0]?.id ?? '';
  const { data } = (await app.call<Answer<'getImport'>>('getImport', 'teacher', { path: { id } })).body;
  expect(data).toMatchObject({ state: 'done', refused: 2, undo_until: expect.any(String) });
  expect(data.saved).toBeGreaterThan(10);
  expect(data.rows.map(({ errors }) => errors[0]?.code)).toEqual(['scoreOutOfRange', 'scoreOfOutsider']);
  const entered = app.database.selectFrom('entered_score').select('id').where('import_id', '=', id);
  expect(await entered.execute()).toHaveLength(data.saved);
});
