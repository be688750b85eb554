import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['layout', 'components', 'composites'];

/** The public entries: `@sen/ui/Button`, `@sen/ui/tokens`, `@sen/ui/css/media`. Modules in `private` have none. */
export function entriesOfTree() {
  const entries = {
    './tokens': entry('tokens/vars.css.ts'),
    './icons': entry('icons.ts'),
    './formatBytes': entry('messages/formatBytes.ts'),
    './languages': entry('messages/languages.ts'),
    './leanReactAria': { types: './scripts/leanReactAria.d.mts', default: './scripts/leanReactAria.mjs' },
  };
  for (const file of files('tokens')) {
    if (file !== 'vars.css.ts') entries[`./tokens/${file.replace(/\.ts$/, '')}`] = entry(`tokens/${file}`);
  }
  for (const file of files('css')) entries[`./css/${file.replace(/\.ts$/, '')}`] = entry(`css/${file}`);
  for (const room of rooms) {
    for (const name of folders(room)) {
      if (!existsSync(join(root, 'src', room, name, `${name}.tsx`))) continue;
      if (entries[`./${name}`]) throw new Error(`Two things are called ${name}: an entry must name one.`);
      entries[`./${name}`] = entry(`${room}/${name}/${name}.tsx`);
    }
  }
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries([...sorted, ['./package.json', './package.json']]);
}

export const manifest = join(root, 'package.json');

function entry(path) {
  const built = path.replace(/\.tsx?$/, '');
  return {
    '@sen/source': `./src/${path}`,
    types: `./dist/${built}.d.ts`,
    default: `./dist/${built}.js`,
  };
}

function files(room) {
  return list(room)
    .filter((item) => item.isFile() && item.name.endsWith('.ts') && !/\.(test|stories)\.ts$/.test(item.name))
    .map((item) => item.name);
}

function folders(room) {
  return list(room)
    .filter((item) => item.isDirectory())
    .map((item) => item.name);
}

function list(room) {
  const folder = join(root, 'src', room);
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(manifest, 'utf8');
  const next = JSON.stringify({ ...JSON.parse(text), exports: entriesOfTree() }, null, 2);
  writeFileSync(manifest, `${next}\n`);
  console.log(`${Object.keys(entriesOfTree()).length} entries written to packages/ui/package.json`);
}
