import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

interface Manifest {
  name: string;
  exports?: Record<string, string | Record<string, string>>;
}

/** Every source file of ours, as a path from the root. */
const sources = new Set(
  ['packages', 'apps', 'e2e', 'tools', '.storybook']
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|m?js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|dist|\.pack|freshApp)\//.test(path)),
);

/** What our packages offer to each other: '@sen/api/*' is 'packages/api/src/*.ts'. */
const entries = ['packages/ui', 'packages/api', 'packages/domain', 'apps/portal', 'apps/server'].flatMap(
  (folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(manifest.exports ?? {}).map(([name, target]) => ({
      name: join(manifest.name, name),
      file: join(folder, typeof target === 'string' ? target : (target['@sen/source'] ?? '')),
    }));
  },
);

function entryFile(name: string): string | undefined {
  for (const entry of entries) {
    const [start = '', end] = entry.name.split('*');
    if (end === undefined ? name === start : name.startsWith(start)) {
      return entry.file.replace('*', name.slice(start.length));
    }
  }
  return undefined;
}

/** Static imports, those of types included. A dynamic import loads later and closes no cycle. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom|^import)\s+'([^']+)'/gm)].flatMap(([, name = '']) => {
    const path = name.startsWith('.') ? join(dirname(file), name) : entryFile(name);
    const found = ['', '.ts', '.tsx'].map((extension) => `${path}${extension}`);
    return found.find((candidate) => sources.has(candidate)) ?? [];
  });
}

/** Each cycle that a depth-first search meets, as the files along it; the first one is repeated at the end. */
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

test('no file imports itself by way of others: move what both need into a file below them', () => {
  const graph = new Map([...sources].sort().map((file) => [file, importsOf(file)]));
  const links = [...graph.values()].flat().length;
  expect(links, 'imports are resolved').toBeGreaterThan(sources.size);
  expect(cyclesOf(graph).map((cycle) => cycle.join(' → '))).toEqual([]);
});
