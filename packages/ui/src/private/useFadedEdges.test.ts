import { expect, test } from 'vitest';
import { hiddenSides } from './useFadedEdges';

test('nothing is hidden when all of it fits', () => {
  expect(hiddenSides({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toBe('');
  expect(hiddenSides({ scrollLeft: 0, scrollWidth: 301, clientWidth: 300 })).toBe('');
});

test('the sides beyond which there is more', () => {
  expect(hiddenSides({ scrollLeft: 0, scrollWidth: 500, clientWidth: 300 })).toBe('end');
  expect(hiddenSides({ scrollLeft: 100, scrollWidth: 500, clientWidth: 300 })).toBe('start end');
  expect(hiddenSides({ scrollLeft: 200, scrollWidth: 500, clientWidth: 300 })).toBe('start');
});

test('from right to left the offset is negative', () => {
  expect(hiddenSides({ scrollLeft: -200, scrollWidth: 500, clientWidth: 300 })).toBe('start');
});
