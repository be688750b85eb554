import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Locator, type Page } from 'playwright';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Measures how long a click or key press waits for its frame in an exam of 100 questions on one page, in Chromium with the CPU
 * throttled to a quarter. Compared in the same run: plain inputs, and react-aria's own groups. `--runs 3` (median of the runs),
 * `--rate 4`.
 */
const root = fileURLToPath(new URL('./exam', import.meta.url));
/** Of the floor. */
const aims = { worst: 1.5, median: 1.25, visible: 1.5 } as const;
const rivals = ['plain', 'sen', 'rac'] as const;
type Rival = (typeof rivals)[number];
const names: Record<Rival, string> = {
  plain: 'native inputs, no React (the floor)',
  sen: 'Sen ExamPlayer',
  rac: 'react-aria-components groups',
};

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}
const runs = option('runs', 3);
const rate = option('rate', 4);

interface Figures {
  worst: number;
  p98: number;
  median: number;
  count: number;
  /** Until the first question is there to be answered, and until all are. */
  visible: number;
  whole: number;
  shifts: number;
}

async function buildPages(outDir: string) {
  const conditions = ['@sen/source'];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } } },
    define: { 'process.env.VIRT_ON': 'undefined' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: rivals.map((rival) => join(root, `${rival}.html`)) },
    },
  });
}

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Presses at coordinates, like a real pointer. `locator.click()` evaluates a hit test in the page between the events, which
 * would be counted as our time.
 */
async function press(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + Math.min(60, box.width / 2), box.y + box.height / 2);
  await page.waitForTimeout(120);
  await page.mouse.down();
  await page.waitForTimeout(70);
  await page.mouse.up();
}

/** Answers like a person: clicks choices and types texts, across the whole page. */
async function answerExam(page: Page) {
  for (const number of [1, 3, 12, 45, 58, 89, 100]) {
    const question = page.locator(`[data-question="q${number}"]`);
    await question.scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    for (const index of [1, 0]) {
      await press(page, question.locator('label:has(input)').nth(index));
      await page.waitForTimeout(150);
    }
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(150);
  }
  for (const number of [2, 90]) {
    const question = page.locator(`[data-question="q${number}"]`);
    await question.scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    for (const index of [0, 2, 3]) {
      await press(page, question.locator('label:has(input)').nth(index));
      await page.waitForTimeout(150);
    }
  }
  for (const number of [4, 93]) {
    const field = page.locator(`[data-question="q${number}"] textarea`);
    await field.scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    await press(page, field);
    await page.keyboard.type('báo động cho mọi người', { delay: 80 });
  }
  await page.waitForTimeout(500);
}

function quantile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function measure(page: Page, address: string): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address);
  const there = async (number: number) => {
    await page.locator(`[data-question="q${number}"] :is(input, textarea)`).first().waitFor();
    return page.evaluate(() => performance.now());
  };
  const visible = await there(1);
  const whole = await there(100);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(1000);
  const before = await page.evaluate(() => window.interactions.size);
  await answerExam(page);
  const [durations, shifts] = await page.evaluate(
    () => [[...window.interactions.values()], window.shifts] as const,
  );
  const sorted = durations.slice(before).sort((a, b) => a - b);
  return {
    worst: sorted.at(-1) ?? 0,
    p98: quantile(sorted, 0.98),
    median: quantile(sorted, 0.5),
    count: sorted.length,
    visible,
    whole,
    shifts,
  };
}

function median(values: number[]): number {
  return quantile(
    values.sort((a, b) => a - b),
    0.5,
  );
}

const outDir = await mkdtemp(join(tmpdir(), 'sen-bench-exam-'));
await buildPages(outDir);
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

const figures: Record<Rival, Figures[]> = { plain: [], sen: [], rac: [] };
try {
  for (let run = 0; run < runs; run += 1) {
    for (const rival of rivals) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      figures[rival].push(await measure(await context.newPage(), `http://127.0.0.1:${port}/${rival}.html`));
      await context.close();
    }
  }
} finally {
  await browser.close();
  server.close();
  await rm(outDir, { recursive: true });
}

const result = Object.fromEntries(
  rivals.map((rival) => [rival, (key: keyof Figures) => median(figures[rival].map((one) => one[key]))]),
) as Record<Rival, (key: keyof Figures) => number>;
console.log(`100 questions on one page, CPU at 1/${rate}, medians of ${runs} runs, milliseconds`);
for (const rival of rivals) {
  const of = result[rival];
  console.log(
    [
      names[rival].padEnd(38),
      `worst ${of('worst')} (quietest run ${Math.min(...figures[rival].map((one) => one.worst))})`,
      `p98 ${of('p98')}`,
      `median ${of('median')}`,
      `(${of('count')} interactions)`,
      `visible ${Math.round(of('visible'))}`,
      `whole ${Math.round(of('whole'))}`,
      `CLS ${of('shifts').toFixed(4)}`,
    ].join('  '),
  );
}
const ratios = Object.entries(aims).map(([name, aim]) => {
  const key = name as keyof typeof aims;
  const ratio = result.sen(key) / result.plain(key);
  return { name, aim, ratio, met: ratio <= aim };
});
for (const { name, aim, ratio, met } of ratios)
  console.log(`Sen's ${name} is ${ratio.toFixed(2)} × the floor; aim ≤ ${aim}: ${met ? 'met' : 'NOT met'}`);
console.log(
  `Sen's worst is ${(result.sen('worst') / result.rac('worst')).toFixed(2)} × react-aria-components'`,
);
process.exitCode = ratios.every(({ met }) => met) ? 0 : 1;
