import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './setup.mjs';

/** Every source file of the project, as a path from the root. */
export const sources = new Set(
  ['packages', 'apps', 'e2e', 'tools', '.storybook']
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|m?js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|dist|\.pack|freshApp)\//.test(path)),
);

/** The exports of the workspace's packages: '@sen/api/*' is 'packages/api/src/*.ts'. */
const entries = ['packages/ui', 'packages/api', 'packages/domain', 'apps/portal', 'apps/server'].flatMap(
  (folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(manifest.exports ?? {}).map(([name, target]) => ({
      name: join(manifest.name, name),
      file: join(folder, typeof target === 'string' ? target : (target['@sen/source'] ?? '')),
    }));
  },
);

function entryFile(name) {
  for (const entry of entries) {
    const [start = '', end] = entry.name.split('*');
    if (end === undefined ? name === start : name.startsWith(start)) {
      return entry.file.replace('*', name.slice(start.length));
    }
  }
  return undefined;
}

const staticImport = /(?:\bfrom|^import)\s+'([^']+)'/gm;
const anyImport = /(?:\bfrom|^import|\bimport\()\s*'([^']+)'/gm;

/**
 * The project's files that a file imports, type imports included.
 * @param {{ dynamic?: boolean }} options whether `import()` counts
 * @returns {string[]} paths from the root
 */
export function importsOf(file, { dynamic = false } = {}) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(dynamic ? anyImport : staticImport)].flatMap(([, name = '']) => {
    const path = name.startsWith('.') ? join(dirname(file), name) : entryFile(name);
    const found = ['', '.ts', '.tsx'].map((extension) => `${path}${extension}`);
    return found.find((candidate) => sources.has(candidate)) ?? [];
  });
}
