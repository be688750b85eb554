import { expect, test } from 'vitest';
import { readMarkDrafts } from './markDrafts';

test('the draft of a mark that lacks a field keeps the other, and anything else is ignored', () => {
  expect(readMarkDrafts({ 1: { score: '2,5' }, 2: { comment: 'Tốt' }, 3: null, 4: 7, 5: {} })).toEqual({
    1: { score: '2,5', comment: '' },
    2: { score: '', comment: 'Tốt' },
  });
  expect(readMarkDrafts('old')).toEqual({});
});
