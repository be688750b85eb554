import { expect, test } from 'vitest';
import { mappingProblems } from './mappingProblems';

const targets = [
  { key: 'title', label: 'Nội dung', required: true },
  { key: 'kind', label: 'Loại', required: true },
  { key: 'hint', label: 'Gợi ý' },
];

test('a required target needs a column, another one does not', () => {
  expect([...mappingProblems(targets, { title: 'A', kind: null, hint: null })]).toEqual([
    ['kind', { kind: 'missing' }],
  ]);
  expect(mappingProblems(targets, {}).size).toBe(2);
});

test('one of the targets that stand for each other needs a column', () => {
  const either = [
    { key: 'code', label: 'Mã', oneOf: true },
    { key: 'email', label: 'Email', oneOf: true },
    { key: 'name', label: 'Họ tên' },
  ];
  expect([...mappingProblems(either, { code: null, email: null, name: 'A' })]).toEqual([
    ['code', { kind: 'noneOf' }],
  ]);
  expect(mappingProblems(either, { code: null, email: 'B' }).size).toBe(0);
});

test('one column fills one target; the error of the second names the first', () => {
  expect([...mappingProblems(targets, { title: 'A', kind: 'B', hint: 'A' })]).toEqual([
    ['hint', { kind: 'twice', other: 'Nội dung' }],
  ]);
});

test('a complete mapping has no problem', () => {
  expect(mappingProblems(targets, { title: 'A', kind: 'B', hint: 'C' }).size).toBe(0);
});
