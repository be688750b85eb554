import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every component and layout can be seen in a story', () => {
  const stories = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map(read)
    .join('\n');
  const parts = files.filter((file) => /^(components|layout)\/(\w+)\/\2\.tsx$/.test(file));
  const unseen = parts.filter((file) => !new RegExp(`/${file.split('/')[1]}'`).test(stories));
  expect(unseen.filter((file) => !file.includes('UiProvider'))).toEqual([]);
});

test('no style knows left from right: everything must turn round with the direction of reading', () => {
  const sided =
    /\b(margin|padding|border|inset)?-?(Left|Right)\b|^\s*(left|right):|textAlign: '(left|right)'/m;
  expect(files.filter((file) => file.endsWith('.css.ts') && sided.test(read(file)))).toEqual([]);
});

test('props are closed: none lets a class or a style in', () => {
  const open = /^\s*(className|style)\??: (string|CSSProperties|React)/m;
  const parts = files.filter((file) => /^(components|layout|composites)\/(\w+)\/\2\.tsx$/.test(file));
  expect(parts.filter((file) => open.test(read(file)))).toEqual([]);
});
