import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BatchWriter } from './BatchWriter.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('returns each caller the outcome of its item, in few groups', async () => {
  const groups: number[] = [];
  const grouped = new BatchWriter<number, string>(async (items) => {
    groups.push(items.length);
    await wait(5);
    return items.map((item) => `done ${item}`);
  }, 100);
  const outcomes = await Promise.all(numbers(350).map((item) => grouped.add(item)));
  expect(outcomes).toEqual(numbers(350).map((item) => `done ${item}`));
  expect(groups.reduce((sum, size) => sum + size, 0)).toBe(350);
  expect(Math.max(...groups)).toBe(100);
  expect(groups.length).toBeLessThan(8);
  expect(await grouped.add(7)).toBe('done 7');
});

test('sequential items are never left waiting', async () => {
  const grouped = new BatchWriter<number, number>(async (items) => {
    await wait(Math.random() * 3);
    return [...items];
  }, 10);
  const callers = numbers(60).map(async (caller) => {
    for (let round = 0; round < 10; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a caller makes one request after the other
      expect(await grouped.add(caller * 100 + round)).toBe(caller * 100 + round);
    }
  });
  await Promise.all(callers);
});

test('one bad item fails alone; an unavailable database fails the whole group', async () => {
  const grouped = new BatchWriter<number, number>(async (items) => {
    if (items.includes(13)) throw new Error('thirteen');
    if (items.includes(99)) throw Object.assign(new Error('gone'), { code: '57P01' });
    return [...items];
  }, 100);
  const settled = await Promise.allSettled(numbers(20).map((item) => grouped.add(item)));
  const failed = settled.flatMap((one, index) => (one.status === 'rejected' ? [index] : []));
  expect(failed).toEqual([13]);
  const gone = await Promise.allSettled([98, 99, 100].map((item) => grouped.add(item)));
  expect(gone.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('with an interval, writes the first item at once and those that follow together', async () => {
  const groups: number[][] = [];
  const grouped = new BatchWriter<number, number>(
    async (items) => {
      groups.push([...items]);
      return [...items];
    },
    40,
    60,
  );
  expect(await grouped.add(-1)).toBe(-1);
  expect(groups).toEqual([[-1]]);
  const later = numbers(30).map(async (item) => {
    await wait(item / 10);
    return grouped.add(item);
  });
  expect(await Promise.all(later)).toEqual(numbers(30));
  expect(groups.length).toBeLessThanOrEqual(4);
  const many = numbers(100);
  expect(await Promise.all(many.map((item) => grouped.add(item)))).toEqual(many);
  expect(Math.max(...groups.map(({ length }) => length))).toBe(40);
});
