import { expect, test } from 'vitest';
import { monthLanes } from './monthLanes';

test('a low window keeps a line for an event and one for the rest, a high one does not grow without end', () => {
  expect(monthLanes(400)).toBe(2);
  expect(monthLanes(800)).toBe(2);
  expect(monthLanes(940)).toBe(3);
  expect(monthLanes(1080)).toBe(4);
  expect(monthLanes(4000)).toBe(6);
});
