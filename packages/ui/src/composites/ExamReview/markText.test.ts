import { expect, test } from 'vitest';
import { readMark } from './markText';

test('points are read with a comma or a point', () => {
  expect(readMark(' 3,5 ', 10)).toBe(3.5);
  expect(readMark('3.25', 10)).toBe(3.25);
  expect(readMark('0', 10)).toBe(0);
  expect(readMark('10', 10)).toBe(10);
});

test.each(['', 'a', '-1', '10,01', '11', '3,555', '1 000'])('“%s” is refused of 10', (text) =>
  expect(readMark(text, 10)).toBeNull(),
);
