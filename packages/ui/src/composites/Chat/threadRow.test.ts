import { expect, test } from 'vitest';
import type { ChatMessage } from './chat';
import { threadRow } from './threadRow';

const zone = 'Asia/Ho_Chi_Minh';

const says = (id: string, sender: string, createdAt: string): ChatMessage => ({
  id,
  sender: { id: sender, name: sender },
  createdAt,
  kind: 'text',
  text: id,
});

const thread = [
  says('1', 'an', '2026-11-20T16:58:10Z'),
  says('2', 'an', '2026-11-20T16:58:50Z'),
  says('3', 'bình', '2026-11-20T16:58:55Z'),
  says('4', 'bình', '2026-11-20T17:00:05Z'),
];

test('a group is what one person says within a minute; midnight in Việt Nam starts a day', () => {
  const shape = thread.map((_, index) => {
    const row = threadRow(thread, index, zone);
    return row && [row.startsDay, row.first, row.last];
  });
  expect(shape).toEqual([
    [true, true, false],
    [false, false, true],
    [false, true, true],
    [true, true, true],
  ]);
});

test('beyond the ends there is nothing', () => {
  expect(threadRow(thread, 4, zone)).toBeUndefined();
  expect(threadRow([], 0, zone)).toBeUndefined();
});
