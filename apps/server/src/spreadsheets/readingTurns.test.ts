import { expect, test } from 'vitest';
import { largeFile, type Turn, turnToRead } from './readingTurns.ts';

test('callers take turns, whoever has sent more files first', async () => {
  const order: string[] = [];
  const turns: Turn[] = [];
  const read = async (callerId: string, name: string) => {
    const turn = await turnToRead(largeFile, callerId);
    order.push(name);
    turns.push(turn);
  };
  const all = [
    read('teacher', 't1'),
    read('teacher', 't2'),
    read('teacher', 't3'),
    read('teacher', 't4'),
    read('admin', 'a1'),
    read('admin', 'a2'),
  ];
  await expect.poll(() => order).toEqual(['t1']);
  for (const count of [2, 3, 4, 5, 6]) {
    turns.at(-1)?.end();
    // A second call gives no second place away.
    turns.at(-1)?.end();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(() => order.length).toBe(count);
  }
  turns.at(-1)?.end();
  await Promise.all(all);
  expect(order).toEqual(['t1', 't2', 'a1', 't3', 'a2', 't4']);
});

test('two small files are read beside each other, and a large one does not wait for them', async () => {
  const [one, two, large] = await Promise.all([
    turnToRead(1, 'teacher'),
    turnToRead(1, 'teacher'),
    turnToRead(largeFile, 'teacher'),
  ]);
  let isRead = false;
  const third = turnToRead(1, 'admin').then((turn) => {
    isRead = true;
    return turn;
  });
  large.end();
  await Promise.resolve();
  expect(isRead).toBe(false);
  one.hasRead();
  two.end();
  (await third).end();
});
