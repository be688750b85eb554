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

/** Builds a page for each rival and says how many bytes of script it loads before anything is pressed. */
export async function buildTables(root: string, outDir: string): Promise<Record<Rival, number>> {
  const conditions = ['@sen/source'];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      conditions: [...conditions, ...defaultClientConditions],
      // All of them on the same React, ours: it is not what is compared.
      dedupe: ['react', 'react-dom'],
    },
    environments: { ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } } },
    define: { 'process.env.VIRT_ON': 'undefined' },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      rollupOptions: { input: rivals.map((rival) => join(root, `${rival}.html`)) },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const bytes: Partial<Record<Rival, number>> = {};
  for (const rival of rivals) {
    const files = new Set<string>();
    const add = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      if (chunk.file.endsWith('.js')) files.add(chunk.file);
      chunk.imports?.forEach(add);
    };
    add(`${rival}.html`);
    const sizes = await Promise.all(
      [...files].map(async (file) => gzipSync(await readFile(join(outDir, file))).length),
    );
    bytes[rival] = sizes.reduce((sum, size) => sum + size, 0);
  }
  return bytes as Record<Rival, number>;
}
