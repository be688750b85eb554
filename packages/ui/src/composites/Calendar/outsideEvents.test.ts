import { expect, test } from 'vitest';
import { countOf, outsideEvents } from './outsideEvents';

const piece = (id: string, from: number, to: number, count = 1) => ({
  day: '2026-11-28',
  id,
  from: from * 60,
  to: to * 60,
  count,
});
const pieces = [
  piece('a', 5, 6),
  piece('b', 6, 7),
  piece('c', 6, 8),
  piece('d', 19, 20, 3),
  piece('e', 18, 19),
];

test('what lies above and below is found, the nearest first; what is partly in sight is not outside', () => {
  const { above, below } = outsideEvents(pieces, { from: 7 * 60, to: 18 * 60 });
  expect(above.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(below.map(({ id }) => id)).toEqual(['e', 'd']);
  expect(countOf(below)).toBe(4);
});
