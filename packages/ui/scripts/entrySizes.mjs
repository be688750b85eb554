import { build } from 'esbuild';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { otherLanguage } from './leanReactAria.mjs';

/**
 * Prints the size of each public entry without React: gzip of its JavaScript and CSS with all static imports; code that loads on
 * demand is not counted. Reads `.pack` (made by `npm run pack:ui`). Fails if an entry has grown by more than a tenth (and 0.3
 * kB) over `entry-sizes.json`; `--write` updates that file.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, 'entry-sizes.json');
const pack = join(root, '.pack/package');

/** What the Vite plugin of the package does in an app. */
const lean = {
  name: 'lean',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      otherLanguage.test(path) ? { contents: 'export default null' } : undefined,
    ),
};

const { exports } = JSON.parse(readFileSync(join(pack, 'package.json'), 'utf8'));
const entries = Object.entries(exports).filter(
  ([, entry]) => entry.default?.endsWith('.js') && !entry.default.includes('/css/'),
);

const sizes = {};
for (const [name, entry] of entries) sizes[name.slice(2)] = await weigh(join(pack, entry.default));

const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const grown = Object.entries(sizes).filter(([name, { js, css }]) => {
  const before = known[name];
  return !before || js > before.js * 1.1 + 0.3 || css > before.css * 1.1 + 0.3;
});
console.log(`${'entry'.padEnd(26)}${'js kB'.padStart(8)}${'css kB'.padStart(8)}   gzip, beside React`);
for (const [name, { js, css }] of Object.entries(sizes))
  console.log(`${name.padEnd(26)}${js.toFixed(1).padStart(8)}${css.toFixed(1).padStart(8)}`);

if (process.argv.includes('--write')) {
  writeFileSync(kept, `${JSON.stringify(sizes, null, 2)}\n`);
} else if (grown.length > 0) {
  for (const [name, { js, css }] of grown)
    console.error(
      `${name}: ${js} kB and ${css} kB, ${known[name] ? `kept are ${known[name].js} and ${known[name].css}` : 'new'}`,
    );
  console.error(
    'If an entry needs what it brings: npm run sizes -w @sen/ui -- --write, and say why in the commit.',
  );
  process.exit(1);
}

async function weigh(file) {
  const { metafile, outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    outdir: 'out',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    loader: { '.woff2': 'empty', '.woff': 'empty', '.webm': 'empty', '.vtt': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.VIRT_ON': 'undefined' },
    logLevel: 'error',
    plugins: [lean],
  });
  const outputs = metafile.outputs;
  const first = Object.keys(outputs).find((name) => outputs[name].entryPoint) ?? '';
  const wanted = new Set();
  const add = (name) => {
    if (wanted.has(name) || !outputs[name]) return;
    wanted.add(name);
    if (outputs[name].cssBundle) wanted.add(outputs[name].cssBundle);
    for (const { path, kind, external } of outputs[name].imports)
      if (!external && kind === 'import-statement') add(path);
  };
  add(first);
  const kB = (kind) =>
    outputFiles
      .filter(({ path }) => path.endsWith(kind) && [...wanted].some((name) => path.endsWith(name)))
      .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  return { js: round(kB('.js')), css: round(kB('.css')) };
}

function round(bytes) {
  return Math.round(bytes / 100) / 10;
}
