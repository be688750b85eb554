import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that list what a folder contains, so that adding a file registers it: text by path from the root.
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function folderLists(root) {
  const entriesOf = (folder) => readdirSync(join(root, folder), { withFileTypes: true });
  const foldersIn = (folder) =>
    entriesOf(folder)
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  /** The areas of a folder: the subfolders with this file. */
  const areasWith = (file, folder) =>
    foldersIn(folder).filter((name) => existsSync(join(root, folder, name, file)));
  /** The modules of a folder, by name without extension; tests are none. */
  const modulesIn = (folder) =>
    entriesOf(folder)
      .map(({ name }) => /^(\w[\w-]*)\.tsx?$/.exec(name)?.[1])
      .filter((name) => name !== undefined)
      .sort();

  const server = 'apps/server/src';
  const portalAreas = 'apps/portal/src/areas';
  // Sign-in is part of the initial bundle.
  const areaPages = foldersIn(portalAreas)
    .map((area) => ({
      area,
      pages: modulesIn(`${portalAreas}/${area}`)
        .filter((name) => name.endsWith('Page') && name !== 'SignInPage')
        .map((name) => ({ module: name, path: uncapitalized(name.slice(0, -'Page'.length)) })),
    }))
    .filter(({ pages }) => pages.length > 0);
  const files = {
    'packages/domain/src/errors/areaErrors.gen.ts': errorsSource(
      'errors',
      areasWith('errors.ts', 'packages/domain/src'),
      ['/** The errors of all areas that rules find. */', 'export const areaErrors = {'],
    ),
    'packages/domain/src/errors/areaServerErrors.gen.ts': errorsSource(
      'serverErrors',
      areasWith('serverErrors.ts', 'packages/domain/src'),
      ['/** The errors of all areas that only the server finds. */', 'export const areaServerErrors = {'],
    ),
    [`${server}/store/tables.gen.ts`]: tablesSource(areasWith('tables.ts', `${server}/store`)),
    [`${server}/migrations/migrations.gen.ts`]: migrationsSource(
      modulesIn(`${server}/migrations`).filter((name) => /^\d{4}-/.test(name)),
    ),
    [`${server}/jobs/jobs.gen.ts`]: jobsSource(
      modulesIn(`${server}/jobs/scheduled`),
      modulesIn(`${server}/jobs/ticking`),
    ),
    [`${server}/store/reports/sources.gen.ts`]: reportsSource(modulesIn(`${server}/store/reports/sources`)),
    [`${server}/jobs/oldRows.gen.ts`]: oldRowsSource(modulesIn(`${server}/jobs/oldRows`)),
    'apps/portal/src/routes/pages.gen.ts': pageAreasSource(areaPages),
    ...Object.fromEntries(
      areaPages.map(({ area, pages }) => [`${portalAreas}/${area}/pages.gen.ts`, areaPagesSource(pages)]),
    ),
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, lines]) => [
      file,
      ['// Generated from the files of a folder by `npm run generate`.', ...lines, ''].join('\n'),
    ]),
  );
}

function errorsSource(module, areas, head) {
  return [
    ...areas.map((area) => `import { ${module} as ${identifier(area)} } from '../${area}/${module}.ts';`),
    '',
    ...head,
    ...areas.map((area) => `  ...${identifier(area)},`),
    '};',
  ];
}

function tablesSource(areas) {
  const typeOf = (area) => `${capitalized(identifier(area))}Tables`;
  return [
    ...areas.map((area) => `import type { ${typeOf(area)} } from './${area}/tables.ts';`),
    '',
    '/** The schema: the tables of all areas. */',
    `export interface Tables extends ${areas.map(typeOf).join(', ')} {}`,
  ];
}

function migrationsSource(names) {
  return [
    "import type { Migration } from 'kysely';",
    ...names.map((name) => `import * as ${identifier(name)} from './${name}.ts';`),
    '',
    '/** All migrations, ordered by name. */',
    'export const migrations: Record<string, Migration> = {',
    ...names.map((name) => `  '${name}': ${identifier(name)},`),
    '};',
  ];
}

function jobsSource(scheduled, ticking) {
  const imports = (folder, names) => names.map((name) => `import { ${name} } from './${folder}/${name}.ts';`);
  return [
    "import type { Jobs } from './Job.ts';",
    ...imports('scheduled', scheduled),
    ...imports('ticking', ticking),
    '',
    `export const scheduled: Jobs['scheduled'] = { ${scheduled.join(', ')} };`,
    '',
    `export const ticking: Jobs['ticking'] = { ${ticking.join(', ')} };`,
  ];
}

function reportsSource(names) {
  return [
    "import type { ReportName } from '@sen/api/contract/model';",
    "import type { ReportSource } from './ReportSource.ts';",
    ...names.map((name) => `import { ${name} } from './sources/${name}.ts';`),
    '',
    '/** All reports, by name. */',
    `export const sources: Readonly<Record<ReportName, ReportSource>> = { ${names.join(', ')} };`,
  ];
}

function oldRowsSource(areas) {
  return [
    "import type { ForgetOldRows } from './Job.ts';",
    ...areas.map((area) => `import { ${identifier(area)} } from './oldRows/${area}.ts';`),
    '',
    `export const oldRows: Readonly<Record<string, ForgetOldRows>> = { ${areas.map(identifier).join(', ')} };`,
  ];
}

/** The area of each page. The pages of an area are a table of their own, loaded with its first page. */
function pageAreasSource(areas) {
  return [
    "import type { AreaOfPage } from './PageTable';",
    '',
    ...areas.map(({ area }) => `const ${identifier(area)} = () => import('../areas/${area}/pages.gen');`),
    '',
    '/** The table that has the page of a path. */',
    'export const areaOfPage = {',
    ...areas.flatMap(({ area, pages }) => pages.map(({ path }) => `  ${path}: ${identifier(area)},`)),
    '} satisfies AreaOfPage;',
  ];
}

/** The page of the path `members` is `MembersPage`. */
function areaPagesSource(pages) {
  return [
    "import type { PageTable } from '../../routes/PageTable';",
    '',
    '/** The pages of this area, each in a chunk of its own. */',
    'export const pages = {',
    ...pages.map(({ path, module }) => `  ${path}: async () => (await import('./${module}')).${module},`),
    '} satisfies Partial<PageTable>;',
  ];
}

/** `sign-in` is `signIn`; a name that begins with a digit gets an underscore. */
function identifier(name) {
  return name.replace(/[^A-Za-z0-9]+(.)/g, (_, next) => next.toUpperCase()).replace(/^\d/, '_$&');
}

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);
const uncapitalized = (name) => name[0].toLowerCase() + name.slice(1);
