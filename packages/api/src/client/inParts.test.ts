import { expect, test, vi } from 'vitest';
import { inParts } from './inParts';

test('each item is in one part, and no part is larger than a call takes', async () => {
  const parts: number[][] = [];
  await inParts([1, 2, 3, 4, 5], 2, async (part) => parts.push(part));
  expect(parts).toEqual([[1, 2], [3, 4], [5]]);
});

test('a part that fails ends it', async () => {
  const call = vi.fn<(part: number[]) => Promise<void>>().mockRejectedValueOnce(new Error('refused'));
  await expect(inParts([1, 2, 3], 2, call)).rejects.toThrow('refused');
  expect(call).toHaveBeenCalledTimes(1);
});
