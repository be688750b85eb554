import { allowed, refused } from '@sen/domain/errors/verdict';
import { DeleteIcon } from '@sen/ui/icons';
import { expect, test } from 'vitest';
import type { Action } from './Action';
import { bulkDisabledReason, disabledReason } from './disabledReason';

interface Thing {
  id: string;
  unit: string;
  used: boolean;
}

const remove: Action<Thing> = {
  id: 'delete',
  icon: DeleteIcon,
  label: 'Xóa',
  rule: ({ used }) => (used ? refused('examInUse') : allowed),
  bulk: {
    limit: { count: 2, text: 'tối đa 2' },
    refuse: (things) => (new Set(things.map(({ unit }) => unit)).size > 1 ? 'một đơn vị' : undefined),
  },
  run: () => Promise.resolve(),
  done: () => 'Đã xóa',
  invalidates: [],
};
const free: Thing = { id: '1', unit: 'a', used: false };
const used: Thing = { id: '2', unit: 'a', used: true };
const elsewhere: Thing = { id: '3', unit: 'b', used: false };

test('the first refusal of the rule is the reason', () => {
  expect(disabledReason(remove, [free])).toBeUndefined();
  expect(disabledReason(remove, [free, used])).toMatch(/đề thi/i);
});

test('of several pages the rule is not asked: the server knows the rows that are not here', () => {
  expect(bulkDisabledReason(remove, ['1', '2'], [free, used])).toMatch(/đề thi/i);
  expect(bulkDisabledReason(remove, ['2', '9'], [used])).toBeUndefined();
});

test('a selection has a limit and a rule of its own', () => {
  expect(bulkDisabledReason(remove, ['1', '8', '9'], [free])).toBe('tối đa 2');
  expect(bulkDisabledReason(remove, ['1', '3'], [free, elsewhere])).toBe('một đơn vị');
});
