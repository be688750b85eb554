import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Builds the portal and prints the size of each page: gzip of the JavaScript and CSS it loads, and of the page's own
 * chunk. Fails above the budgets. `--built` uses the existing build.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const portal = join(root, 'apps/portal');
const dist = join(portal, 'dist');

/** The table of the pages: every page except sign-in loads it. */
const table = 'src/routes/OtherPage.tsx';
const shell = [table, 'src/app/SignedIn.tsx', 'src/app/shell/PortalShell.tsx'];

/**
 * kB of gzip, a kB being 1,000 bytes. `parts` and the start are all that a page loads, from an
 * empty cache, without fonts and pictures.
 */
const budgets = [
  // 112, and one more for each of the others, since a page that misses its code loads the new build of the server by itself: that must
  // be there when nothing else can be loaded; 113 since the table of addresses has those of free courses, requests, events, banners,
  // badges, certificates and transcripts. 115, and two to four more for the others, since high contrast has dark colours, which the
  // colours of units are derived for too; 117, and two more for the exam, with the addresses of reports
  // and what a page says whose code does not arrive.
  { name: 'sign-in', parts: [], max: 117 },
  {
    name: 'exam',
    parts: [table, 'src/app/SignedIn.tsx', 'src/areas/exam-taking/ExamTakePage.tsx'],
    // Two hooks that load the notices of the room and hand-in files when they are needed came to the 180 of before, and the
    // figures of questions. 185 since rubrics, corrected keys and the addresses of trainings and surveys of classes.
    // 188 with the same addresses and their permissions; 189 with those of forum and chat, and with what the journal shares with the
    // chat's outbox.
    max: 195,
  },
  // What every page of a signed-in person loads.
  { name: 'shell', parts: shell, max: 154 },
  // 155 with the same addresses and the menu's entries; banners load when there are some. 156 with the shortcuts to chat and forum, and
  // the button of the chat; 162 with the addresses and permissions of reports, and their entry of the menu.
  { name: 'overview', parts: [...shell, 'src/areas/overview/OverviewPage.tsx'], max: 162 },
  // Messages of the rules of survey forms, papers and corrections, and the addresses of their pages, came to the 264 of before;
  // then the button that exports the whole bank, with the words of QTI; 271 since exams draw and print;
  // 273 with what is wrong with questions, tried exams and the addresses of trainings; 275 with conflicts of two editors; 276 since tables answer before rows are rendered;
  // 281 with the same addresses and the messages of the rules of six more areas; 285 with those of forum and chat and the shell's
  // shortcuts; 292 with those of reports.
  { name: 'question bank', parts: [...shell, 'src/areas/questions/QuestionsPage.tsx'], max: 292 },
];
const routeMax = 30;
const requestsMax = 10;

if (!process.argv.includes('--built')) {
  const { status } = spawnSync('npm', ['run', 'build', '-w', '@sen/portal'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** @type {Record<string, { file: string, css?: string[], imports?: string[], dynamicImports?: string[], isEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
if (!entry) throw new Error('The manifest names no entry: build with build.manifest.');
const start = readFileSync(join(dist, 'index.html'), 'utf8').match(/\/(assets\/start-[^"]+\.js)/)?.[1];

const gzipped = new Map();
function size(file) {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return gzipped.get(file);
}

/** Every file that a chunk needs before it runs. */
function filesOf(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return new Set();
  seen.add(name);
  const files = new Set([chunk.file, ...(chunk.css ?? [])]);
  for (const needed of chunk.imports ?? []) for (const file of filesOf(needed, seen)) files.add(file);
  return files;
}

/** The table of the pages of an area, which is loaded before a page of it. */
function tableOf(page) {
  return filesOf(page.replace(/^(src\/areas\/[^/]+\/).*$/, '$1pages.gen.ts'));
}

function weigh(files) {
  const of = (kind) =>
    [...files].filter((file) => file.endsWith(kind)).reduce((sum, file) => sum + size(file), 0);
  return { js: of('.js') / 1000, css: of('.css') / 1000 };
}

const shown = (kB) => kB.toFixed(1).padStart(7);
const first = filesOf(entry);
if (start) first.add(start);
let exceeded = 0;

function line(name, { js, css }, max) {
  const over = js + css > max;
  if (over) exceeded += 1;
  console.log(
    `${name.padEnd(34)}${shown(js)}${shown(css)}${shown(js + css)}   of ${max}${over ? '   TOO MUCH' : ''}`,
  );
}

console.log(`\n${'kB, gzip'.padEnd(34)}${'JS'.padStart(7)}${'CSS'.padStart(7)}${'all'.padStart(7)}\n`);
for (const { name, parts, max } of budgets) {
  line(
    name,
    weigh(new Set([...first, ...parts.flatMap((part) => [...filesOf(part), ...tableOf(part)])])),
    max,
  );
}

// On a slow line each request waits: the document, what it names, and the icon.
const requests = [entry, ...first].length + 1;
if (requests > requestsMax) exceeded += 1;
console.log(
  `\nrequests before sign-in is drawn ${requests} of ${requestsMax}${requests > requestsMax ? '   TOO MUCH' : ''}`,
);

console.log('\neach page beyond the start, and what of it is its own');
const areas = (manifest[table]?.dynamicImports ?? []).filter((name) => name.endsWith('/pages.gen.ts'));
const pages = areas.flatMap((area) => manifest[area]?.dynamicImports ?? []);
const sharing = new Map();
for (const page of pages) for (const file of filesOf(page)) sharing.set(file, (sharing.get(file) ?? 0) + 1);
for (const page of pages.sort()) {
  const beyond = [...filesOf(page)].filter((file) => !first.has(file));
  const own = beyond.filter((file) => sharing.get(file) === 1);
  const name = page.replace(/^.*\/areas\//, '').replace(/\.tsx$/, '');
  const all = weigh(beyond);
  line(`${name} (${shown(all.js + all.css).trim()})`, weigh(own), routeMax);
}

if (exceeded > 0) {
  console.error(
    `\n${exceeded} above the budget. Split the code, or change the table in tools/size.mjs and say why.`,
  );
  process.exit(1);
}
