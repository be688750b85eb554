import { expect, test } from 'vitest';
import { noticeSections } from './noticeSections';
import { notices, now } from './sampleNotices';

const zone = 'Asia/Ho_Chi_Minh';

test('today begins at midnight in Việt Nam', () => {
  const { today, older } = noticeSections(notices, now, zone);
  expect(today.map(({ id }) => id)).toEqual(['n1', 'n2', 'n3']);
  expect(older.map(({ id }) => id)).toEqual(['n4', 'n5', 'n6']);
});

test('a server whose clock runs ahead is today', () => {
  const ahead = notices.slice(0, 1).map((notice) => ({ ...notice, createdAt: '2026-11-22T03:00:00Z' }));
  expect(noticeSections(ahead, now, zone).today).toHaveLength(1);
});
