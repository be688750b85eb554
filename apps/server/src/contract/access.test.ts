import { expect, test } from 'vitest';
import type { AccessRow } from '../testing/access/AccessRow.ts';
import { expectedCells } from '../testing/access/expectedCells.ts';
import { operations } from './document.ts';

type Rows = Readonly<Record<string, AccessRow>>;

/** By path: the rows of each area. */
const areas = import.meta.glob<Rows>('../operations/*/access.ts', { eager: true, import: 'access' });
const tests = Object.keys(import.meta.glob('../operations/*/access.test.ts'));
const rows = Object.values(areas).flatMap((access) => Object.entries(access));

test('every operation with a caller has a row in its area, and every area tests its rows', () => {
  const rowsByArea = Object.entries(areas).flatMap(([path, access]) =>
    Object.keys(access).map((id) => `${path.split('/')[2]} ${id}`),
  );
  const expected = operations
    .filter(({ permission }) => permission !== null)
    .map(({ id, area }) => `${area} ${id}`);
  expect(rowsByArea.sort()).toEqual(expected.sort());
  expect(tests.sort()).toEqual(
    Object.keys(areas)
      .map((path) => path.replace(/\.ts$/, '.test.ts'))
      .sort(),
  );
});

test("another unit's thing and one that does not exist are answered alike, but for a super-admin", () => {
  const unlike = rows.flatMap(([id, row]) =>
    Object.entries(expectedCells(row))
      .filter(
        ([caller, letters]) => caller !== 'super-admin' && letters.length === 4 && letters[2] !== letters[3],
      )
      .map(([caller]) => `${id} tells a ${caller} that another unit's thing exists`),
  );
  expect(unlike).toEqual([]);
});

test('every cell is stated', () => {
  const unstated = rows.filter(([, row]) =>
    Object.values(row.cells).some((letters) => letters?.length !== (row.make ? 4 : 1)),
  );
  expect(unstated.map(([id]) => id)).toEqual([]);
  const cells = rows.reduce((sum, [, row]) => sum + Object.values(expectedCells(row)).join('').length, 0);
  console.log(`access: ${cells} cells of ${rows.length} operations × 7 callers × whose thing it is`);
  expect(cells).toBeGreaterThanOrEqual(1_428);
});
