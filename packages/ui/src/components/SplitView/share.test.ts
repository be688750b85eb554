import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { boundShare, shareAfterKey, shareAt } from './share';

const bounds = { min: 0.2, max: 0.8 };

test.each([
  ['ArrowRight', 0.4, false, 0.45],
  ['ArrowLeft', 0.4, false, 0.35],
  ['ArrowRight', 0.4, true, 0.35],
  ['ArrowLeft', 0.22, false, 0.2],
  ['ArrowRight', 0, false, 0.2],
  ['Home', 0.5, false, 0.2],
  ['End', 0.5, false, 0.8],
  ['Tab', 0.5, false, undefined],
])('%s at %d (from right to left: %s) gives %s', (key, share, rtl, next) => {
  expect(shareAfterKey(key, share, bounds, rtl)).toBe(next);
});

test('the place of the pointer is a share of the box', () => {
  expect(shareAt(300, { left: 100, width: 400 }, false)).toBe(0.5);
  expect(shareAt(200, { left: 100, width: 400 }, true)).toBe(0.75);
  expect(shareAt(200, { left: 100, width: 0 }, false)).toBe(0);
});

test('wherever it is drawn, it stays within its bounds', () => {
  assert(
    property(double({ noNaN: true }), (share) => {
      const bound = boundShare(share, bounds);
      expect(bound).toBeGreaterThanOrEqual(bounds.min);
      expect(bound).toBeLessThanOrEqual(bounds.max);
    }),
  );
});
