import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './areas.mjs';
import { chosenTests } from './chosenTests.mjs';
import { readers } from './readers.mjs';

const root = join(import.meta.dirname, '../..');
const names = (folder: string) => readdirSync(join(root, folder)).map((name) => name.replace(/\..*/, ''));
const folders = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('every journey and every area of the portal that the table names is there', () => {
  const missing = Object.values(areas).flatMap(({ portal, journeys }) => [
    ...portal.filter((name) => !names('apps/portal/src/areas').includes(name)),
    ...journeys.filter((name) => !names('e2e/journeys').includes(name)),
  ]);
  expect(missing).toEqual([]);
});

test('the table has every area of the server and of the portal, and every journey', () => {
  expect(Object.keys(areas).toSorted()).toEqual(folders('apps/server/src/operations').toSorted());
  const portal = Object.values(areas).flatMap((area) => area.portal);
  expect(portal.toSorted()).toEqual(folders('apps/portal/src/areas').toSorted());
  const read = readers.flatMap(({ tests }) => tests);
  const journeys = [
    ...Object.values(areas).flatMap((area) => area.journeys.map((name) => `e2e/journeys/${name}.journey.ts`)),
    ...read,
  ];
  expect(
    names('e2e/journeys').filter((name) => !journeys.includes(`e2e/journeys/${name}.journey.ts`)),
  ).toEqual([]);
});

test('the tests that read files are there', () => {
  const tests = readers.flatMap((reader) => reader.tests);
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each([
  [
    'apps/portal/src/areas/categories/LessonCategoriesPage.tsx',
    'unit',
    'apps/portal/src/testing/stories.test.ts',
  ],
  ['apps/portal/src/routes/paths.ts', 'unit', 'apps/portal/src/routes/paths.test.ts'],
  ['apps/portal/src/routes/paths.ts', 'journeys', 'e2e/journeys/whoOpensWhat.journey.ts'],
  ['packages/domain/src/access/permissions.ts', 'journeys', 'e2e/journeys/whoOpensWhat.journey.ts'],
  ['apps/server/src/operations/categories/access.ts', 'server', 'apps/server/src/contract/access.test.ts'],
  ['openapi/categories.yaml', 'server', 'apps/server/src/contract/contract.test.ts'],
  ['openapi/categories.yaml', 'server', 'apps/server/src/operations/categories/categories.test.ts'],
  [
    'packages/domain/src/categories/serverErrors.ts',
    'unit',
    'packages/domain/src/errors/errorMessage.test.ts',
  ],
] as const)('a change of %s runs, as %s, %s', (file, kind, expected) => {
  expect(chosenTests([file]).tests[kind]).toContain(expected);
});

test('the errors of one area do not reach the tests of the others', () => {
  const { tests } = chosenTests(['packages/domain/src/categories/serverErrors.ts']);
  expect(
    tests.server.filter((file) => file.includes('/operations/') && !file.includes('/categories/')),
  ).toEqual([]);
  expect(tests.stories.filter((file) => !file.includes('/categories/'))).toEqual([]);
});
