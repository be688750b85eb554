import { expect, test } from 'vitest';
import { monthLanes } from './monthLanes';

test('the six weeks of a month fit into the window where its days have more than the least lines', () => {
  for (let height = 900; height <= 1600; height += 20) {
    const lanes = monthLanes(height);
    const needed = 260 + 6 * (32 + lanes * 26 + 4);
    expect(needed).toBeLessThanOrEqual(height + 6 * 13);
    expect(lanes === 6 || needed + 6 * 26 > height - 6 * 13).toBe(true);
  }
});

test('a low window keeps a line for an event and one for the rest, a high one does not grow without end', () => {
  expect(monthLanes(400)).toBe(2);
  expect(monthLanes(800)).toBe(2);
  expect(monthLanes(940)).toBe(3);
  expect(monthLanes(1080)).toBe(4);
  expect(monthLanes(4000)).toBe(6);
});
