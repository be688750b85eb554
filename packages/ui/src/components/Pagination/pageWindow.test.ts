import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7, 8]],
  [10, 20, [7, 8, 9, 10, 11, 12, 13, 14]],
  [20, 20, [13, 14, 15, 16, 17, 18, 19, 20]],
  [1, 0, []],
])('page %i of %i', (page, pages, links) => {
  expect(pageWindow(page, pages, 8)).toEqual(links);
});

test('the current page always has a link and none leads outside', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (some, pages) => {
      const page = Math.min(some, pages);
      const links = pageWindow(page, pages, 8);
      expect(links).toContain(page);
      expect(links.length).toBe(Math.min(8, pages));
      expect(links[0]).toBeGreaterThanOrEqual(1);
      expect(links.at(-1)).toBeLessThanOrEqual(pages);
    }),
  );
});
