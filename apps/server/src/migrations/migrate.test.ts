import { expect, test } from 'vitest';
import { migrations } from './migrate.ts';

test('every file of a migration is in the list', () => {
  const files = Object.keys(import.meta.glob('./20*.ts')).map((path) => path.slice(2, -3));
  expect(files.sort()).toEqual(Object.keys(migrations).sort());
});
