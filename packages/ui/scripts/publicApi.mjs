import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the package's public types to `public-api.txt`, so that a change of a prop is visible in review. Reads the declarations
 * in `dist` (made by `npm run pack:ui`). `--check` compares and fails on a difference.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'public-api.txt');

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const text = publicApi(
  Object.values(exports).flatMap(({ types }) => (types?.includes('/dist/') ? [types] : [])),
);

if (process.argv.includes('--check')) {
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known !== text) {
    console.error(`The public types have changed:\n${firstDifference(known, text)}`);
    console.error(
      'Look at the change with the eyes of a team that uses the package, then: npm run api -w @sen/ui',
    );
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}

/** The declarations of all entries and of the modules they reference, each file once. */
function publicApi(entries) {
  const seen = new Map();
  const read = (path) => {
    if (seen.has(path)) return;
    const declaration = readFileSync(path, 'utf8');
    seen.set(path, bare(declaration));
    for (const [, name] of declaration.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)) {
      const target = join(dirname(path), name.replace(/\.js$/, '.d.ts'));
      // Class names are not public API; tokens are.
      if (existsSync(target) && (!target.endsWith('.css.d.ts') || target.includes('/tokens/'))) read(target);
    }
  };
  for (const entry of entries) if (!/(?<!vars)\.css\.d\.ts$/.test(entry)) read(join(root, entry));
  const parts = [...seen].map(([path, declaration]) => [
    relative(join(root, 'dist'), path).replace(/\.d\.ts$/, ''),
    declaration,
  ]);
  return parts
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declaration]) => `# ${name}\n${declaration}`)
    .join('\n');
}

/** The declaration without comments and imports. */
function bare(declaration) {
  const lines = declaration.replaceAll(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return `${lines.filter((line) => line.trim() !== '' && !line.startsWith('import ')).join('\n')}\n`;
}

function firstDifference(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  const part = now.slice(0, at + 1).findLast((line) => line.startsWith('# ')) ?? '';
  return `  ${part}\n  - ${old[at] ?? '(nothing)'}\n  + ${now[at] ?? '(nothing)'}`;
}
