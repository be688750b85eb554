import { expect, test } from 'vitest';
import { questionStatuses } from '../questions/questionTypes.ts';
import { mayEditItem } from './mayEditItem.ts';

const own = { company_id: '1', created_by: '20' };
const teacher = { id: '20', role: 'teacher', company_id: '1' } as const;
const colleague = { ...teacher, id: '21' };

test('whoever made a question edits it in every state', () => {
  for (const status of questionStatuses) expect(mayEditItem(teacher, { ...own, status }).allowed).toBe(true);
});

test("a colleague's question is open to teachers while it is a draft", () => {
  const open = questionStatuses.filter((status) => mayEditItem(colleague, { ...own, status }).allowed);
  expect(open).toEqual(['draft']);
  expect(mayEditItem(colleague, { ...own, status: 'published' })).toMatchObject({
    code: 'forbiddenToEdit',
  });
});

test('an administrator of the unit edits all of it, and nothing of another unit is there', () => {
  const admin = { id: '1', role: 'admin', company_id: '1' } as const;
  expect(mayEditItem(admin, { ...own, status: 'published' }).allowed).toBe(true);
  for (const actor of [admin, colleague])
    for (const status of questionStatuses)
      expect(mayEditItem({ ...actor, company_id: '2' }, { ...own, status })).toMatchObject({
        code: 'notFound',
      });
});
