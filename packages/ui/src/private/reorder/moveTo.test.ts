import { expect, test } from 'vitest';
import { moveTo } from './moveTo';

test('an item moves and the others keep their order', () => {
  expect(moveTo(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveTo(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
});

test('an index outside the list is clamped', () => {
  expect(moveTo(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
  expect(moveTo(['a', 'b'], 'b', -1)).toEqual(['b', 'a']);
});
