import { expect, test } from 'vitest';
import { categoryKindOf, categoryKinds } from './categoryKinds.ts';
import { checkCategory } from './checkCategory.ts';

const admin = { role: 'admin' } as const;

test('each kind has an address of its own', () => {
  for (const [kind, { segment }] of Object.entries(categoryKinds)) expect(categoryKindOf(segment)).toBe(kind);
});

test.each(['', '   ', '\u200b\u00a0\n'])('a category needs a name: %j', (name) => {
  expect(checkCategory({ name, company_id: '1' }, admin)).toEqual([
    { field: 'name', code: 'thisFieldIsRequired' },
  ]);
});

test('a category may have any name', () => {
  expect(checkCategory({ name: 'An toàn lao động', company_id: '1' }, admin)).toEqual([]);
});

test.each([
  ['super-admin', 'thisFieldIsRequired'],
  ['admin', 'accountWithoutUnit'],
] as const)('a category needs a unit, which only a super-admin chooses: %s', (role, code) => {
  expect(checkCategory({ name: 'An toàn lao động', company_id: '' }, { role })).toEqual([
    { field: 'company_id', code },
  ]);
});
