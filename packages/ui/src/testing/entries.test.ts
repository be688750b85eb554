import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// The script is plain JavaScript so that it runs before anything is built.
// @ts-expect-error it has no declarations
import { entriesOfTree, manifest } from '../../scripts/entries.mjs';

test('the exports of the package are the entries of the tree (npm run entries -w @sen/ui writes them)', () => {
  const declared: unknown = JSON.parse(readFileSync(manifest, 'utf8')).exports;
  expect(declared).toEqual(entriesOfTree());
});
