/**
 * Tests that read what they test as files, or through a table that `reach` does not follow: what they read, and their paths.
 * @type {readonly { reads: RegExp, tests: readonly string[] }[]}
 */
export const readers = [
  {
    reads: /\.(tsx?|m?js)$/,
    tests: ['tools/arrows.test.ts', 'tools/cycles.test.ts', 'tools/imports.test.ts', 'tools/words.test.ts'],
  },
  {
    reads: /^apps\/portal\/src\/(routes\/|areas\/.*Page(\.stories)?\.tsx$)/,
    tests: [
      'apps/portal/src/routes/documentTitle.test.ts',
      'apps/portal/src/routes/notificationTargets.test.ts',
      'apps/portal/src/routes/paths.test.ts',
      'apps/portal/src/testing/stories.test.ts',
    ],
  },
  {
    reads:
      /^(package\.json|docs\/performance\.md|(apps\/server|packages\/ui)\/bench\/|e2e\/(bench\/|README))/,
    tests: ['tools/benches.test.ts'],
  },
  { reads: /^openapi/, tests: ['apps/server/src/contract/contract.test.ts'] },
  {
    reads: /^(packages\/domain\/src|apps\/server\/src\/store|apps\/portal\/src\/(areas|patterns))\/reports\//,
    tests: [
      'packages/domain/src/reports/definitions.test.ts',
      'apps/portal/src/patterns/reports/reportPlaces.test.ts',
      'apps/server/src/operations/reports/reports.test.ts',
    ],
  },
  {
    reads: /^(openapi|apps\/server\/src\/operations\/)/,
    tests: ['apps/server/src/contract/access.test.ts'],
  },
  {
    reads: /^packages\/domain\/src\/[\w-]+\/(errors|serverErrors)\.ts$/,
    tests: ['packages/domain/src/errors/errorMessage.test.ts'],
  },
  {
    reads: /^apps\/server\/src\/(migrations\/|store\/.*tables\.ts$)/,
    tests: [
      'apps/server/src/migrations/migrate.test.ts',
      'apps/server/src/migrations/unordered.test.ts',
      'apps/server/src/store/database.test.ts',
    ],
  },
  { reads: /^apps\/server\/src\/jobs\//, tests: ['apps/server/src/jobs/startJobs.test.ts'] },
  {
    reads: /^(apps\/portal\/src\/routes\/|packages\/domain\/src\/access\/).*(?<!\.test)\.ts$/,
    tests: ['e2e/journeys/whoOpensWhat.journey.ts'],
  },
  {
    reads: /^(tools\/test\/|e2e\/journeys\/|apps\/[\w/]+\/(areas|operations)\/)/,
    tests: ['tools/test/areas.test.ts'],
  },
];

/** The tests that read one of these files. */
export function readersOf(files) {
  return [
    ...new Set(readers.flatMap(({ reads, tests }) => (files.some((file) => reads.test(file)) ? tests : []))),
  ];
}
