import { expect, test } from 'vitest';
import { categoryKindOf, categoryKinds } from './categoryKinds.ts';
import { checkCategory } from './checkCategory.ts';

test('each kind has an address of its own', () => {
  for (const [kind, { segment }] of Object.entries(categoryKinds)) expect(categoryKindOf(segment)).toBe(kind);
});

test.each(['', '   ', '\u200b\u00a0\n'])('a category needs a name: %j', (name) => {
  expect(checkCategory({ name, company_id: '1' })).toEqual([{ field: 'name', code: 'thisFieldIsRequired' }]);
});

test('a category may have any name', () => {
  expect(checkCategory({ name: 'An toàn lao động', company_id: '1' })).toEqual([]);
});

test('a category needs a unit', () => {
  expect(checkCategory({ name: 'An toàn lao động', company_id: '' })).toEqual([
    { field: 'company_id', code: 'thisFieldIsRequired' },
  ]);
});
