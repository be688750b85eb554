import { expect, test } from 'vitest';
import { fullOrder } from './order';

test('an answer that names too few or unknown clauses still shows each clause once', () => {
  expect(fullOrder(['c', 'gone'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(fullOrder([], ['a', 'b'])).toEqual(['a', 'b']);
});
