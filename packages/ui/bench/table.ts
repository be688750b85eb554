import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { buildTables } from './table/buildTables';
import { measureTable, steps, type Figures } from './table/measureTable';
import { names, rivals, type Rival } from './table/rivals';

/**
 * Compares the data table with alternatives in the same run, by turns in ever another order: 12 columns with an avatar, a badge, dates,
 * a menu and checkboxes. `--runs 3` (medians of the runs), `--rows 100,10000,100000`, `--rate 1`; without them also 100 rows at a
 * quarter of the processor.
 */
const root = fileURLToPath(new URL('./table', import.meta.url));

function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}
const runs = Number(option('runs', '3'));
const rate = Number(option('rate', '1'));
const counts = option('rows', '100,10000,100000').split(',').map(Number);
const asked = process.argv.some((argument) => argument === '--rows' || argument === '--rate');
const turns = [...counts.map((rows) => ({ rows, rate })), ...(asked ? [] : [{ rows: 100, rate: 4 }])];
/** Those that draw columns, menus and selection themselves; TanStack brings the arithmetic only. */
const fullGrids = ['mui', 'ag'] as const satisfies readonly Rival[];

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The order is no advantage of anybody. */
function inAnyOrder<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function measureAll(
  browser: Browser,
  address: string,
  { rows, rate: slowness }: (typeof turns)[number],
): Promise<Record<Rival, Figures[]>> {
  const figures: Record<Rival, Figures[]> = { plain: [], sen: [], tanstack: [], mui: [], ag: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const rival of inAnyOrder(rivals)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      try {
        figures[rival].push(
          await measureTable(page, `${address}/${rival}/${rival}.html?rows=${rows}`, rival, rows, slowness),
        );
      } catch (error) {
        console.error(`${names[rival]}, ${rows} rows: ${String(error).split('\n')[0]}`);
      }
      await context.close();
    }
  }
  return figures;
}

/** Compares Sen with plain DOM, with the better of the grids, and with TanStack's arithmetic over plain elements. */
function report({ rows, rate: slowness }: (typeof turns)[number], figures: Record<Rival, Figures[]>): void {
  const slowed = slowness === 1 ? '' : `, processor at 1/${slowness}`;
  console.log(`\n${rows} rows${slowed}, medians of ${runs} runs, milliseconds`);
  const of = (rival: Rival, step: keyof Figures) => median(figures[rival].map((one) => one[step]));
  const cell = (value: number) =>
    (Number.isNaN(value) ? '–' : String(Math.round(value * 100) / 100)).padStart(12);
  const line = (name: string, value: (step: keyof Figures) => number) =>
    console.log(name.padEnd(34) + steps.map((step) => cell(value(step))).join(''));
  console.log(''.padEnd(34) + steps.map((step) => step.padStart(12)).join(''));
  for (const rival of rivals) line(names[rival], (step) => of(rival, step));
  const best = (step: keyof Figures) =>
    Math.min(...fullGrids.map((rival) => of(rival, step)).filter((one) => !Number.isNaN(one)));
  const counted = (step: keyof Figures) => step === 'lateFrames' || step === 'blankFrames';
  const ratio = (step: keyof Figures, other: number) =>
    counted(step) ? Number.NaN : of('sen', step) / other;
  line('Sen / the better grid', (step) => ratio(step, best(step)));
  line('Sen / TanStack', (step) => ratio(step, of('tanstack', step)));
  line('Sen / the floor', (step) => ratio(step, of('plain', step)));
}

const rivalsFolder = join(root, 'rivals');
if (!existsSync(join(rivalsFolder, 'node_modules'))) {
  console.log('Installing the rivals beside the bench.');
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: rivalsFolder,
  });
}

const outDir = await mkdtemp(join(tmpdir(), 'sen-bench-table-'));
const bytes = await buildTables(root, outDir);
console.log('kB of gzipped JS before anything is pressed (React in all that have it)');
for (const rival of rivals)
  console.log(names[rival].padEnd(34) + (bytes[rival] / 1000).toFixed(1).padStart(12));
console.log(`Sen / TanStack ${(bytes.sen / bytes.tanstack).toFixed(2)}`);

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://local').pathname;
  readFile(join(outDir, path)).then(
    (body) => response.writeHead(200, { 'content-type': kinds[extname(path)] ?? '' }).end(body),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  for (const turn of turns) report(turn, await measureAll(browser, `http://127.0.0.1:${port}`, turn));
} finally {
  await browser.close();
  server.close();
  await rm(outDir, { recursive: true });
}
