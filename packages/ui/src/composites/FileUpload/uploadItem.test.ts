import { expect, test } from 'vitest';
import { settledSince, statesOf, type UploadItem, type UploadState } from './uploadItem';

const item = (id: string, state: UploadState): UploadItem => ({ id, name: id, size: 1, state });

test('only uploads that have just ended are reported', () => {
  const before = [item('a', 'uploading'), item('b', 'done'), item('c', 'paused')];
  const after = [item('a', 'done'), item('b', 'done'), item('c', 'uploading'), item('d', 'refused')];
  expect(settledSince(statesOf(before), after).map(({ id }) => id)).toEqual(['a', 'd']);
  expect(settledSince(statesOf(after), after)).toEqual([]);
});
