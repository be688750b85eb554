import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Which packages may import which. Imports not listed here are forbidden. */
const arrows: Record<string, readonly (string | RegExp)[]> = {
  'packages/ui': [],
  'packages/api': [],
  'packages/domain': ['@sen/api/contract/model', '@sen/api/contract/schema.gen'],
  'apps/portal': ['@sen/api/', '@sen/domain/', '@sen/ui/'],
  'apps/server': ['@sen/api/contract/', '@sen/api/fixtures/', '@sen/domain/'],
  e2e: [
    '@sen/api/',
    '@sen/domain/',
    '@sen/portal/device/',
    '@sen/portal/journal/',
    '@sen/portal/routes/',
    '@sen/portal/words/',
    // Only the dictionaries of areas and patterns, so that journeys do not repeat the product's texts.
    /^@sen\/portal\/(app|areas|patterns)\/([\w-]+\/)*(words|\w+Words)$/,
    '@sen/server/seeds/demoPeople',
    // Files of every kind, written by the programs that the server converts them with.
    '@sen/server/renditions/programs',
    /^@sen\/server\/testing\/sample\w+$/,
    '@sen/server/testing/freePort',
    // The other kind of database.
    '@sen/server/testing/onServer',
    '@sen/server/testing/PostgresServer',
    // Reads what a journey has printed.
    '@sen/server/testing/pdfPages',
  ],
};

function sources(folder: string): string[] {
  return (
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
      )
      // Built files, or a third-party app that imports the package by its name.
      .filter((entry) => !/\/(dist|\.pack|freshApp)(\/|$)/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
  );
}

function imports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name ?? '');
}

/** How every tool starts Chromium, journeys included; and what builds generate first. */
const shared = ['tools/setup.mjs', 'tools/generate/ensureGenerated.mjs'].map((file) => join(root, file));

/** Journeys import the messages of the design system by path: an entry in the package would publish them. */
const messages = /^packages\/ui\/src\/.+\.messages$/;
/** Benches of the portal press and measure as those of the design system do. */
const measuring = /^packages\/ui\/bench\/measuring\/\w+\.ts$/;

const packages = Object.keys(arrows);

test.each(packages)('%s imports only what its arrows allow', (folder) => {
  const wrong = sources(folder).flatMap((file) =>
    imports(file)
      .filter((name) => {
        if (name.startsWith('@sen/')) {
          return !(arrows[folder] ?? []).some((allowed) =>
            allowed instanceof RegExp
              ? allowed.test(name)
              : name === allowed || (allowed.endsWith('/') && name.startsWith(allowed)),
          );
        }
        if (!name.startsWith('.') || shared.includes(resolve(dirname(file), name))) return false;
        const path = relative(root, resolve(dirname(file), name));
        if (folder === 'e2e' && (messages.test(path) || measuring.test(path))) return false;
        return !resolve(dirname(file), name).startsWith(`${join(root, folder)}/`);
      })
      .map((name) => `${relative(root, file)} → ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('areas of the portal never import each other', () => {
  const areas = join(root, 'apps/portal/src/areas');
  const areaOf = (path: string) =>
    path.startsWith(`${areas}/`) ? relative(areas, path).split('/')[0] : undefined;
  const wrong = sources('apps/portal/src/areas').flatMap((file) =>
    imports(file)
      .filter((name) => name.startsWith('.'))
      .filter((name) => {
        const target = areaOf(resolve(dirname(file), name));
        return target !== undefined && target !== areaOf(file);
      })
      .map((name) => `${relative(root, file)} → ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('the rules use no browser, no clock and no randomness', () => {
  const wrong = sources('packages/domain/src')
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bDate\.now\(|new Date\(\)|Math\.random\(|\bfetch\(|from 'react'/.test(readFileSync(file, 'utf8')),
    )
    .map((file) => relative(root, file));
  expect(wrong).toEqual([]);
});
