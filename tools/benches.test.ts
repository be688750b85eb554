import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const benches = Object.entries(scripts)
  .filter(([name]) => name.startsWith('bench:'))
  .map(([name, command]) => ({ name, file: command.split(' ').at(-1) ?? '' }));

/** The README of its folder, or of the folder above. */
function readmeOf(file: string): string {
  const folders = [dirname(file), dirname(dirname(file))];
  const folder = folders.find((one) => existsSync(join(root, one, 'README.md')));
  return folder === undefined ? '' : read(join(folder, 'README.md'));
}

test.each(benches)('$name is explained in its README and has a row among the figures', ({ name, file }) => {
  expect(readmeOf(file)).toContain(`| \`npm run ${name}\` |`);
  expect(read('docs/performance.md')).toContain(`\`npm run ${name}\``);
});
