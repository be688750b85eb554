import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const states = ['Loading', 'Empty', 'Filled', 'Refused', 'Failed'];

/** Pages without calls have no loading state. */
const still: Record<string, readonly string[]> = {
  ForbiddenPage: ['Filled'],
  NotFoundPage: ['Filled'],
  ReportsPage: ['Filled'],
  NotificationSettingsPage: ['Empty', 'Filled', 'Refused', 'Failed'],
};

const pages = [
  { path: 'areas/sign-in/SignInPage', name: 'SignInPage' },
  ...readdirSync(join(root, 'areas')).flatMap((area) => {
    const table = join(root, 'areas', area, 'pages.gen.ts');
    if (!existsSync(table)) return [];
    const names = [...readFileSync(table, 'utf8').matchAll(/import\('\.\/(\w+Page)'\)/g)];
    return names.map(([, name = '']) => ({ path: `areas/${area}/${name}`, name }));
  }),
];

test('the tables of pages were read', () => {
  expect(pages.length).toBeGreaterThan(10);
});

test.each(pages)('$name plays all of its states', ({ path, name }) => {
  const file = join(root, `${path}.stories.tsx`);
  expect(existsSync(file), `${path}.stories.tsx is missing`).toBe(true);
  const stories = [...readFileSync(file, 'utf8').matchAll(/export const (\w+)/g)].map(([, story]) => story);
  expect(stories).toEqual(expect.arrayContaining([...(still[name] ?? states)]));
});

test('every page of the areas has a path', () => {
  const files = readdirSync(join(root, 'areas'), { recursive: true, encoding: 'utf8' });
  const withoutPath = files
    .filter((file) => file.endsWith('Page.tsx'))
    .map((file) => `areas/${file.replace(/\.tsx$/, '')}`)
    .filter((path) => !pages.some((page) => page.path === path));
  expect(withoutPath).toEqual([]);
});
