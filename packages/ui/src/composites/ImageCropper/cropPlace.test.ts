import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { atShare, cutOf, dragged, heldWithin, nearest, shareOf, wholePicture } from './cropPlace';

const side = fc.integer({ min: 1, max: 8192 });
const picture = fc.record({ width: side, height: side });
const aspect = fc.constantFrom(1, 4, 0.5);
const part = fc.double({ min: -3, max: 3, noNaN: true });
const place = fc.record({ x: part, y: part, zoom: fc.double({ min: 0.1, max: 9, noNaN: true }) });

test('after any drag and zoom, the crop is inside the picture and keeps its aspect ratio', () => {
  fc.assert(
    fc.property(picture, aspect, place, part, part, (size, ratio, from, right, down) => {
      const held = dragged(heldWithin(from, size, ratio), { right, down }, size, ratio);
      const cut = cutOf(held, size, ratio);
      expect(cut.x).toBeGreaterThanOrEqual(-1e-6);
      expect(cut.y).toBeGreaterThanOrEqual(-1e-6);
      expect(cut.x + cut.width).toBeLessThanOrEqual(size.width + 1e-6);
      expect(cut.y + cut.height).toBeLessThanOrEqual(size.height + 1e-6);
      expect(cut.width / cut.height).toBeCloseTo(ratio, 6);
      expect(held.zoom).toBeLessThanOrEqual(nearest);
    }),
  );
});

test('a wide picture is initially cropped at its centre', () => {
  expect(cutOf(wholePicture, { width: 400, height: 100 }, 1)).toEqual({
    x: 150,
    y: 0,
    width: 100,
    height: 100,
  });
  expect(cutOf({ ...wholePicture, zoom: 2 }, { width: 400, height: 100 }, 4)).toEqual({
    x: 100,
    y: 25,
    width: 200,
    height: 50,
  });
});

test('a picture dragged to the right shows more of its left', () => {
  const size = { width: 400, height: 100 };
  const right = dragged(wholePicture, { right: 0.5, down: 1 }, size, 1);
  expect(cutOf(right, size, 1)).toMatchObject({ x: 100, y: 0 });
  expect(cutOf(dragged(right, { right: 9, down: 0 }, size, 1), size, 1)).toMatchObject({ x: 0 });
});

test('how far it is dragged goes from 0 to 100 and back', () => {
  const size = { width: 400, height: 100 };
  expect(shareOf(wholePicture, 'x', size, 1)).toEqual({ percent: 50, fixed: false });
  expect(shareOf(wholePicture, 'y', size, 1)).toEqual({ percent: 50, fixed: true });
  for (const percent of [0, 25, 100])
    expect(shareOf(atShare(wholePicture, 'x', percent, size, 1), 'x', size, 1).percent).toBe(percent);
  expect(cutOf(atShare(wholePicture, 'x', 100, size, 1), size, 1).x).toBe(0);
});
