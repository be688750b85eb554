import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './faults.mjs';

const root = join(import.meta.dirname, '../..');

test.each(faults)('$kind is seeded in one place of $file', ({ file, search, replace }) => {
  expect(readFileSync(join(root, file), 'utf8').split(search)).toHaveLength(2);
  expect(replace).not.toBe(search);
});
