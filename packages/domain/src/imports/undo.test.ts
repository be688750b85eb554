import { expect, test } from 'vitest';
import { type Dependent, nameDependents, undoUntil } from './undo.ts';

const start = new Date('2026-11-01T03:00:00Z');
const run = { state: 'done', created_at: start, is_undoable: true, saved: 2, changed: 0 } as const;
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

test('an import can be undone for thirty days after its start, also one that stopped half way', () => {
  expect(undoUntil(run, after(0))).toEqual(after(30));
  expect(undoUntil({ ...run, state: 'failed' }, after(29))).toEqual(after(30));
  expect(undoUntil({ ...run, saved: 0, changed: 1 }, after(1))).toEqual(after(30));
  expect(undoUntil(run, after(30))).toBeNull();
});

test.each([
  { state: 'waiting' },
  { state: 'running' },
  { state: 'undoing' },
  { state: 'undone' },
  { is_undoable: false },
  { saved: 0 },
] as const)('not %o', (changes) => {
  expect(undoUntil({ ...run, ...changes }, after(1))).toBeNull();
});

test('what depends on it is named with its row and the reason, the first five', () => {
  const dependent = (row: number): Dependent => ({ row, name: `Lê An ${row}`, reason: 'activated' });
  expect(nameDependents([dependent(3), { ...dependent(4), reason: 'inUse' }], 'vi')).toBe(
    'dòng 3 – Lê An 3 (đã kích hoạt tài khoản); dòng 4 – Lê An 4 (đang được dùng)',
  );
  const many = nameDependents([1, 2, 3, 4, 5, 6].map(dependent), 'en');
  expect(many).toMatch(/^row 1 – Lê An 1 \(has activated the account\); .*row 5 .*; …$/);
});
