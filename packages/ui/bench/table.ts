import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { inAnyOrder, median } from './measuring/figures';
import { openChromium } from './measuring/openChromium';
import { option, textOption } from './measuring/options';
import { serveFolder } from './measuring/serveFolder';
import { buildTables } from './table/buildTables';
import { measureTable, steps, type Figures } from './table/measureTable';
import { names, rivals, type Rival } from './table/rivals';

/**
 * Compares the data table with alternatives in the same run, by turns in ever another order: 12 columns with an avatar, a badge, dates,
 * a menu and checkboxes. A table is whole when it has drawn all that it draws unasked: `rows` says how many rows that are. `--runs 3` (medians of the runs), `--rows 100,10000,100000`, `--rate 1`; without them also 100 rows at a
 * quarter of the processor.
 */
const root = fileURLToPath(new URL('./table', import.meta.url));

const runs = option('runs', 3);
const rate = option('rate', 1);
const counts = textOption('rows', '100,10000,100000').split(',').map(Number);
const asked = process.argv.some((argument) => argument === '--rows' || argument === '--rate');
const turns = [...counts.map((rows) => ({ rows, rate })), ...(asked ? [] : [{ rows: 100, rate: 4 }])];
/** Those that draw columns, menus and selection themselves; TanStack brings the arithmetic only. */
const fullGrids = ['mui', 'ag'] as const satisfies readonly Rival[];

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
  const counted = (step: keyof Figures) => step === 'rows' || step === 'lateFrames' || step === 'blankFrames';
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

const server = await serveFolder(outDir);
const browser = await openChromium();
try {
  for (const turn of turns) report(turn, await measureAll(browser, server.address, turn));
} finally {
  await browser.close();
  server.close();
  await rm(outDir, { recursive: true });
}
