import { expect, test } from 'vitest';
import { noteSkeleton, skeletonDelay } from './skeletonDelay';

test('a skeleton waits, one that replaces it continues the wait, and a later one waits again', () => {
  expect(skeletonDelay(1_000)).toBe(200);
  const remove = noteSkeleton(() => 1_400);
  expect(skeletonDelay(1_300)).toBe(-100);
  remove();
  expect(skeletonDelay(1_450)).toBe(-250);
  const removeNext = noteSkeleton(() => 1_500);
  removeNext();
  expect(skeletonDelay(1_601)).toBe(200);
});
