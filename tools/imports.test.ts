import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));

test('what the scripts import from each other exists', async () => {
  // Scripts are not type-checked; the bundler reports names that a module does not export.
  const { warnings } = await build({
    entryPoints: scripts.map((name) => join(root, 'tools', name)),
    bundle: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['*/dist/server.js'],
    logLevel: 'silent',
  });
  expect(warnings.map(({ text }) => text)).toEqual([]);
});
