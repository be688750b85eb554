import { importsOf, sources } from '../importGraph.mjs';

/** Tables that import everything of their kind: going on through them would reach the whole product. */
const registries = [
  'apps/server/src/operations/handlers.gen.ts',
  'apps/server/src/store/tables.ts',
  'apps/portal/src/routes/pages.ts',
  'apps/portal/src/routes/paths.ts',
];

/**
 * The files that import one of these, directly or through others.
 * @param {readonly string[]} changed paths from the root
 * @returns {string[]} with the changed ones, the nearest first
 */
export function reach(changed) {
  const importers = new Map();
  for (const file of sources) {
    for (const imported of importsOf(file, { dynamic: true })) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reached = new Set(changed.filter((file) => sources.has(file)));
  // A set yields what is added while it is walked, so this is a search by breadth.
  for (const file of reached) {
    if (registries.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
}
