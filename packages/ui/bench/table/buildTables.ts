import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { rivals, type Rival } from './rivals';

interface Chunk {
  file: string;
  imports?: string[];
}

/**
 * Builds a page for each table and returns how many bytes of script it loads initially. Each is built separately, because a
 * joint build would put the code of several tables into shared chunks.
 */
export async function buildTables(root: string, outDir: string): Promise<Record<Rival, number>> {
  const bytes: Partial<Record<Rival, number>> = {};
  for (const rival of rivals) {
    const folder = join(outDir, rival);
    await buildTable(root, rival, folder);
    bytes[rival] = await scriptBytes(folder, `${rival}.html`);
  }
  return bytes as Record<Rival, number>;
}

function buildTable(root: string, rival: Rival, outDir: string): Promise<unknown> {
  const conditions = ['@sen/source'];
  return build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      conditions: [...conditions, ...defaultClientConditions],
      // All use our version of React, which is not part of the comparison.
      dedupe: ['react', 'react-dom'],
    },
    environments: { ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } } },
    define: { 'process.env.VIRT_ON': 'undefined' },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(root, `${rival}.html`) },
    },
  });
}

async function scriptBytes(folder: string, entry: string): Promise<number> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(entry);
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(folder, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
