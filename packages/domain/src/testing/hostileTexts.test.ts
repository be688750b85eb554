import { expect, test } from 'vitest';
import { hostileTexts } from './hostileTexts.ts';

test('they are many, different, and short enough for a title', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(150);
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  for (const text of hostileTexts) expect(text.length, text).toBeLessThanOrEqual(200);
});
