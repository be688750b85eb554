import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

interface Manifest {
  exports: Record<string, string | { '@sen/source'?: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest;
const entries = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'object' && entry['@sen/source'] ? [entry['@sen/source']] : [],
);
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Copies the font of digits beside the CSS that names it: a library build would inline it, which `font-src 'self'` refuses. */
function copyFigures(): Plugin {
  const source = readFileSync(new URL('src/css/figures.woff2', import.meta.url));
  return {
    name: 'sen-copy-figures',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'css/figures.woff2', source });
    },
  };
}

/** Builds the package: one module per source file, with its CSS beside it, imported by the module. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), copyFigures()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    copyPublicDir: false,
    lib: { entry: entries, formats: ['es'] },
    rollupOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Beside the module that imports it; stems are unique per folder.
        assetFileNames: ({ originalFileNames: [source = '[name]'] }) =>
          source.replace(/^.*?src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '.css'),
      },
    },
  },
});
