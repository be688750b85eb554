import { expect, test } from 'vitest';
import { importsOf, sources } from './importGraph.mjs';

/** The cycles that a depth-first search finds, as the files along each; the first file is repeated at the end. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    else if (!done.has(file)) {
      path.push(file);
      for (const next of graph.get(file) ?? []) visit(next);
      path.pop();
      done.add(file);
    }
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}

test('a cycle is found and written along its files', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
  ]);
  expect(cyclesOf(graph)).toEqual([['b', 'c', 'b']]);
});

// A dynamic import loads later and closes no cycle.
test('no import cycles: move shared code into a lower file', () => {
  const graph = new Map([...sources].sort().map((file) => [file, importsOf(file)]));
  const links = [...graph.values()].flat().length;
  expect(links, 'imports are resolved').toBeGreaterThan(sources.size);
  expect(cyclesOf(graph).map((cycle) => cycle.join(' → '))).toEqual([]);
});
