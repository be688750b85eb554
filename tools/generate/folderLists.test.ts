import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { folderLists } from './folderLists.mjs';

const root = mkdtempSync(join(tmpdir(), 'sen-lists-'));
afterEach(() => rmSync(root, { recursive: true }));

const files = [
  'packages/domain/src/terms/errors.ts',
  'packages/domain/src/terms/serverErrors.ts',
  'packages/domain/src/text/spaces.ts',
  'apps/server/src/store/live-classes/tables.ts',
  'apps/server/src/store/columns.ts',
  'apps/server/src/migrations/2026-11-30T0915-terms.ts',
  'apps/server/src/migrations/migrate.ts',
  'apps/server/src/jobs/scheduled/closeTerms.ts',
  'apps/server/src/jobs/scheduled/closeTerms.test.ts',
  'apps/server/src/jobs/oldRows/terms.ts',
  'apps/server/src/jobs/ticking/sendTerms.ts',
  'apps/server/src/store/reports/sources/terms.ts',
  'apps/portal/src/areas/README.md',
  'apps/portal/src/areas/terms/TermsPage.tsx',
  'apps/portal/src/areas/terms/TermsPage.stories.tsx',
  'apps/portal/src/areas/terms/AddTerm.tsx',
  'apps/portal/src/areas/sign-in/SignInPage.tsx',
];

test('a file of an area is listed where it is registered, and no other file is', () => {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  const lists = folderLists(root);
  const modules = Object.entries(lists).map(([file, text]) => [
    file,
    [...text.matchAll(/(?:from|import\() ?'(\..*)'/g)].map(([, path]) => path),
  ]);
  expect(Object.fromEntries(modules)).toEqual({
    'packages/domain/src/errors/areaErrors.gen.ts': ['../terms/errors.ts'],
    'packages/domain/src/errors/areaServerErrors.gen.ts': ['../terms/serverErrors.ts'],
    'apps/server/src/store/tables.gen.ts': ['./live-classes/tables.ts'],
    'apps/server/src/migrations/migrations.gen.ts': ['./2026-11-30T0915-terms.ts'],
    'apps/server/src/jobs/jobs.gen.ts': ['./Job.ts', './scheduled/closeTerms.ts', './ticking/sendTerms.ts'],
    'apps/server/src/jobs/oldRows.gen.ts': ['./Job.ts', './oldRows/terms.ts'],
    'apps/server/src/store/reports/sources.gen.ts': ['./ReportSource.ts', './sources/terms.ts'],
    'apps/portal/src/routes/pages.gen.ts': ['./PageTable', '../areas/terms/pages.gen'],
    'apps/portal/src/areas/terms/pages.gen.ts': ['../../routes/PageTable', './TermsPage'],
  });
  expect(lists['apps/server/src/store/tables.gen.ts']).toContain('extends LiveClassesTables {}');
  expect(lists['apps/portal/src/routes/pages.gen.ts']).toContain('  terms: terms,');
  expect(lists['apps/portal/src/areas/terms/pages.gen.ts']).toContain('  terms: async () => (await import(');
});
