import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { inAnyOrder, median, quantile } from './measuring/figures';
import { openChromium } from './measuring/openChromium';
import { option } from './measuring/options';
import { press } from './measuring/press';
import { serveFolder } from './measuring/serveFolder';

/**
 * Measures how long a click or key press waits for its frame in an exam of 100 questions on one page, in Chromium with the CPU
 * throttled to a quarter. Compared in the same run, in ever another order: plain inputs, and react-aria's own groups. The browser tells
 * nothing of interactions below 16 ms, and of others in steps of 8: the medians are of those that it tells. `--runs 3` (median of the
 * runs), `--rate 4`.
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
  const told = durations.slice(before);
  return {
    worst: Math.max(...told),
    p98: quantile(told, 0.98),
    median: median(told),
    count: told.length,
    visible,
    whole,
    shifts,
  };
}

const outDir = await mkdtemp(join(tmpdir(), 'sen-bench-exam-'));
await buildPages(outDir);
const server = await serveFolder(outDir);
const browser = await openChromium();
const figures: Record<Rival, Figures[]> = { plain: [], sen: [], rac: [] };
try {
  for (let run = 0; run < runs; run += 1) {
    for (const rival of inAnyOrder(rivals)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      figures[rival].push(await measure(await context.newPage(), `${server.address}/${rival}.html`));
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
const against = (rival: Rival, key: keyof Figures) => (result.sen(key) / result[rival](key)).toFixed(2);
console.log(
  `Sen's whole exam is there after ${against('plain', 'whole')} × the floor's time, ${against('rac', 'whole')} × react-aria-components'; ` +
    `its worst interaction is ${against('rac', 'worst')} ×, its median ${against('rac', 'median')} × theirs`,
);
process.exitCode = ratios.every(({ met }) => met) ? 0 : 1;
