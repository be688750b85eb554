import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as esbuild from 'esbuild';

const bundles = new Map<string, URL>();
const folder = new URL('../../../../node_modules/.cache/sen/threads/', import.meta.url);

/**
 * Bundles a thread's source to one JavaScript file, once per process: a TypeScript loader in
 * each thread would take a third of a second.
 */
export function bundleThread(source: URL): URL {
  const bundle = bundles.get(source.href) ?? writeBundle(fileURLToPath(source));
  bundles.set(source.href, bundle);
  return bundle;
}

function writeBundle(entry: string): URL {
  // Imported only here: the built server has no esbuild.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild;
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@sen/source'],
    // The one loads its WebAssembly relative to its own files, the others require modules of Node.
    external: ['@electric-sql/pglite', 'mammoth', 'pdfkit', 'fontkit'],
    logLevel: 'error',
  });
  const text = outputFiles.map((file) => file.text).join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = new URL(`${basename(entry, '.ts')}-${hash}.mjs`, folder);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Several processes may write it at once; each puts a complete file in place.
  const part = new URL(`${file.href}.${process.pid}`);
  writeFileSync(part, text);
  renameSync(part, file);
  return file;
}
