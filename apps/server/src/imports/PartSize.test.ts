import { expect, test } from 'vitest';
import { PartSize } from './PartSize.ts';

function learned(msPerRow: number): number {
  const size = new PartSize();
  for (let part = 0; part < 20; part += 1) size.learn(size.rows, size.rows * msPerRow);
  return size.rows;
}

test('parts take 150 ms, within bounds', () => {
  expect(learned(1)).toBe(150);
  expect(learned(0.5)).toBe(300);
  expect(learned(0.01)).toBe(500);
  expect(learned(50)).toBe(100);
});
