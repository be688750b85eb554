import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from './rowWindow';

const view = fc.record({
  above: fc.integer({ min: -2000, max: 6_000_000 }),
  height: fc.integer({ min: 0, max: 3000 }),
  rowHeight: fc.integer({ min: 28, max: 200 }),
  count: fc.integer({ min: 0, max: 100_000 }),
});

test('every visible row is rendered, and never many more', () => {
  fc.assert(
    fc.property(view, (given) => {
      const { start, end, seen } = rowWindow(given);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(given.count);
      expect(start).toBeLessThanOrEqual(end);
      const first = Math.max(0, Math.floor(given.above / given.rowHeight));
      const last = Math.min(given.count, Math.ceil((given.above + given.height) / given.rowHeight));
      if (first < last) {
        expect(start).toBeLessThanOrEqual(first);
        expect(end).toBeGreaterThanOrEqual(last);
        expect(seen.start).toBeLessThanOrEqual(first);
        expect(seen.end).toBeGreaterThanOrEqual(last);
        expect(seen.end - seen.start).toBeLessThanOrEqual(Math.ceil(given.height / given.rowHeight) + 1 + 6);
      }
      expect(end - start).toBeLessThanOrEqual(Math.ceil(given.height / given.rowHeight) + 1 + 2 * 12 + 2 * 8);
    }),
  );
});

test('a little scrolling renders nothing new', () => {
  const at = (above: number) => rowWindow({ above, height: 600, rowHeight: 50, count: 10_000 });
  expect(at(40_010)).toEqual(at(40_040));
});
