import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './areas.mjs';

const root = join(import.meta.dirname, '../..');
const names = (folder: string) => readdirSync(join(root, folder)).map((name) => name.replace(/\..*/, ''));

test('every journey and every area of the portal that the table names is there', () => {
  const missing = Object.values(areas).flatMap(({ portal, journeys }) => [
    ...portal.filter((name) => !names('apps/portal/src/areas').includes(name)),
    ...journeys.filter((name) => !names('e2e/journeys').includes(name)),
  ]);
  expect(missing).toEqual([]);
});
