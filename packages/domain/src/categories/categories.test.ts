import { describe, expect, test } from 'vitest';
import { sortKey } from '../text/sort.ts';
import { categoryKindOf, categoryKindOfType, categoryKinds } from './categoryKinds.ts';
import { categoriesNamed } from './categoriesNamed.ts';
import { categoryPath } from './categoryPath.ts';
import { childSortKey } from './childSortKey.ts';
import { checkCategory } from './checkCategory.ts';
import { checkMove, checkParent } from './checkParent.ts';
import { describeUses } from './describeUses.ts';
import { mayEditCategory } from './mayEditCategory.ts';

const admin = { role: 'admin' } as const;

test('each kind has addresses of its own', () => {
  for (const [kind, { segment, type }] of Object.entries(categoryKinds)) {
    expect(categoryKindOf(segment)).toBe(kind);
    expect(categoryKindOfType(type)).toBe(kind);
  }
  expect(categoryKindOfType('banners')).toBeUndefined();
});

test.each(['', '   ', '\u200b\u00a0\n'])('a category needs a name: %j', (name) => {
  expect(checkCategory({ name, company_id: '1' }, admin)).toEqual([
    { field: 'name', code: 'thisFieldIsRequired' },
  ]);
});

test('a category may have any name', () => {
  expect(checkCategory({ name: '<b>An toàn</b> & "lao động"', company_id: '1' }, admin)).toEqual([]);
});

test.each([
  ['super-admin', 'thisFieldIsRequired'],
  ['admin', 'accountWithoutUnit'],
] as const)('a category needs a unit, which only a super-admin chooses: %s', (role, code) => {
  expect(checkCategory({ name: 'An toàn lao động', company_id: '' }, { role })).toEqual([
    { field: 'company_id', code },
  ]);
});

describe('a category is changed', () => {
  const category = { company_id: '1', created_by: '7', name_created: 'Trần Minh Quân' };
  const actor = { id: '7', role: 'admin', company_id: '1' } as const;

  test('by its creator and super-admins', () => {
    expect(mayEditCategory(actor, category).allowed).toBe(true);
    expect(mayEditCategory({ id: '1', role: 'super-admin', company_id: null }, category).allowed).toBe(true);
  });

  test('by no other administrator, who learns whom to ask', () => {
    expect(mayEditCategory({ ...actor, id: '8' }, category)).toEqual({
      allowed: false,
      code: 'categoryOfAnother',
      params: { who: 'Trần Minh Quân' },
    });
    expect(mayEditCategory(actor, { ...category, created_by: null, name_created: null })).toMatchObject({
      code: 'categoryWithoutCreator',
    });
  });

  test('not from another unit, where it does not exist, even by its creator', () => {
    expect(mayEditCategory({ ...actor, company_id: '2' }, category)).toMatchObject({ code: 'notFound' });
  });
});

describe('categories have two levels', () => {
  const top = { id: '1', parent_id: null, child_count: 0 };
  const parent = { id: '2', parent_id: null, child_count: 3 };
  const child = { id: '3', parent_id: '2', child_count: 0 };
  const codes = (errors: readonly { code: string }[]) => errors.map(({ code }) => code);

  test('a parent is another one without a parent', () => {
    expect(checkParent(top, parent)).toEqual([]);
    expect(checkParent(child, top)).toEqual([]);
    expect(codes(checkParent(top, top))).toEqual(['categoryAboveItself']);
    expect(codes(checkParent(top, child))).toEqual(['categoryTooDeep']);
    expect(codes(checkParent(parent, child))).toEqual(['categoryTooDeep']);
    expect(checkParent(parent, top)).toEqual([
      { field: 'parent_id', code: 'categoryHasChildren', params: { count: 3 } },
    ]);
  });

  test('everything is moved to another one; children only to one that may have them', () => {
    expect(checkMove(child, parent)).toEqual([]);
    expect(checkMove(top, child)).toEqual([]);
    expect(checkMove(parent, top)).toEqual([]);
    expect(codes(checkMove(parent, child))).toEqual(['categoryHasChildren']);
    expect(codes(checkMove(top, top))).toEqual(['categoryAboveItself']);
  });
});

test('a child is sorted right after its parent, before whatever else begins with the name', () => {
  const keyOf = (name: string, parent?: string) =>
    parent === undefined ? sortKey(name) : childSortKey(sortKey(parent), name);
  const keys = [
    keyOf('An toàn'),
    keyOf('Cháy nổ', 'An toàn'),
    keyOf('Điện', 'An toàn'),
    keyOf('an toàn lao động'),
    keyOf('An toàn lao động'),
    keyOf('Ăn uống'),
  ];
  expect(keys.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(keys);
});

test('a child is named after its parent', () => {
  expect(categoryPath('Điện', { name: 'An toàn' })).toBe('An toàn / Điện');
  expect(categoryPath('An toàn', null)).toBe('An toàn');
});

test('a written name means the whole one, otherwise the children of that name', () => {
  const options = ['An toàn', 'An toàn / Điện', 'Bảo trì', 'Bảo trì / Điện', 'Bảo trì / Cơ khí'].map(
    (name, index) => ({ id: String(index), name }),
  );
  const ids = (name: string) => categoriesNamed(options, name).map(({ id }) => id);
  expect(ids('an toan')).toEqual(['0']);
  expect(ids('an toàn /  ĐIỆN')).toEqual(['1']);
  expect(ids('Cơ khí')).toEqual(['4']);
  expect(ids('điện')).toEqual(['1', '3']);
  expect(ids('khí')).toEqual([]);
  expect(ids('')).toEqual([]);
});

test('uses are counted in words', () => {
  const counts = [
    { thing: 'question', count: 1200 },
    { thing: 'child', count: 1 },
  ] as const;
  expect(describeUses(counts, 'vi')).toBe('1.200 câu hỏi và 1 danh mục con');
  expect(describeUses(counts, 'en')).toBe('1,200 questions and 1 subcategory');
});
