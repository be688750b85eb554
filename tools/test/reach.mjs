import { importsOf, sources } from '../importGraph.mjs';

/** Tables that import everything of their kind: following them would reach the whole product. Their tests are in `readers.mjs`. */
const registries = [
  'apps/server/src/jobs/jobs.gen.ts',
  'apps/server/src/jobs/oldRows.gen.ts',
  'apps/server/src/migrations/migrations.gen.ts',
  'apps/server/src/operations/handlers.gen.ts',
  'apps/server/src/store/tables.gen.ts',
  'apps/portal/src/routes/pages.gen.ts',
  'apps/portal/src/routes/paths.ts',
  'packages/domain/src/errors/areaErrors.gen.ts',
  'packages/domain/src/errors/areaServerErrors.gen.ts',
];

/** The pages of an area, which any page of it would reach the others through. */
const isAreaTable = (file) => /^apps\/portal\/src\/areas\/[^/]+\/pages\.gen\.ts$/.test(file);

/**
 * The files that import one of these, directly or indirectly.
 * @param {readonly string[]} changed paths from the root
 * @returns {string[]} including the changed ones, nearest first
 */
export function reach(changed) {
  const importers = new Map();
  for (const file of sources) {
    for (const imported of importsOf(file, { dynamic: true })) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reached = new Set(changed.filter((file) => sources.has(file)));
  // Iterating a set includes items added meanwhile, so this is a breadth-first search.
  for (const file of reached) {
    if (registries.includes(file) || isAreaTable(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
}
