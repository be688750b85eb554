import { submissions } from '@sen/api/fixtures/classes';
import { expect, test } from 'vitest';
import { nextInOrder } from './nextInOrder';

const [one] = submissions;
const rowsOf = (...ids: string[]) => (one ? ids.map((attempt_id) => ({ ...one, attempt_id })) : []);
const next = (rows: string[], order: string[], current: string) =>
  nextInOrder(rowsOf(...rows), order, current)?.attempt_id;

test('the next attempt is the row after the current one', () => {
  expect(next(['4', '2', '7'], ['4', '2', '7'], '2')).toBe('7');
});

test('so it is when the current one has left the list, and another page has moved up', () => {
  expect(next(['4', '7', '9'], ['4', '2', '7'], '2')).toBe('7');
  expect(next(['4', '2', '9'], ['4', '2', '7'], '7')).toBe('9');
});

test('after the last row, the list begins anew', () => {
  expect(next(['4', '2'], ['4', '2', '7'], '7')).toBe('4');
});

test('without the current one in the list, its first row is next; none is left of an empty one', () => {
  expect(next(['4', '2'], [], '7')).toBe('4');
  expect(next(['7'], ['7'], '7')).toBeUndefined();
});
