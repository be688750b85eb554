import { ApiError } from '@sen/api/client/ApiError';
import { markingQueue } from '@sen/api/fixtures/marking';
import { expect, test } from 'vitest';
import { idOf, leftOf, nextPlace, saveAfter, unsaved, withQueue, type DeskEntry } from './deskEntries';

const entries = withQueue([], markingQueue);
const marked = (places: readonly number[]): DeskEntry[] =>
  entries.map((entry, place) => (places.includes(place) ? { ...entry, score: 5 } : entry));

test('what is at the desk stays there when the queue is asked again', () => {
  const again = withQueue(marked([0]), markingQueue);
  expect(again.map(({ item }) => idOf(item))).toEqual(entries.map(({ item }) => idOf(item)));
  expect(again[0]?.score).toBe(5);
});

test('the next is the following one, then what was left for later', () => {
  expect(nextPlace(marked([0]), 0)).toBe(1);
  expect(nextPlace(marked([1, 2, 3]), 3)).toBe(0);
  expect(nextPlace(marked([0, 1, 2, 3]), 3)).toBe(-1);
});

test('what is left counts what the queue had beyond its page', () => {
  expect(leftOf(marked([0]), { ...markingQueue, waiting_answers: 40 })).toBe(39);
});

test.each([
  [new ApiError(0, 'networkUnreachable', ''), 'failed'],
  [new ApiError(401, 'inactiveTooLong', ''), 'failed'],
  [new ApiError(429, 'tooManyRequests', ''), 'failed'],
  [new ApiError(503, 'serviceUnavailable', ''), 'failed'],
  [new Error('unexpected'), 'failed'],
  [new ApiError(409, 'markedMeanwhile', ''), 'taken'],
  [new ApiError(403, 'classEnded', ''), 'refused'],
  [new ApiError(422, 'markOutOfRange', ''), 'refused'],
])('a mark after %s has %s', (error, state) => {
  expect(saveAfter(error)).toBe(state);
});

test('a mark that is being saved, or failed, is unsaved', () => {
  const [first, second, third] = entries;
  if (!first || !second || !third) throw new Error('The fixture has too few answers.');
  const all: DeskEntry[] = [
    { ...first, save: { state: 'saving' } },
    { ...second, save: { state: 'failed', reason: '' } },
    { ...third, save: { state: 'saved', at: 0 } },
  ];
  expect(unsaved(all)).toHaveLength(2);
});
