import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { people } from '@sen/api/fixtures/people';
import { samplePdf } from '@sen/domain/testing/samplePdf';
import { findPrograms } from '@sen/server/renditions/programs';
import { sampleMedium } from '@sen/server/testing/sampleMedia';
import { median } from '../../packages/ui/bench/measuring/figures.ts';
import { option } from '../../packages/ui/bench/measuring/options.ts';
import { Actor } from '../Actor.ts';
import playwright from '../playwright.config.ts';
import { Product } from '../product.ts';
import { buildLesson } from '../steps/buildLesson.ts';
import { clientOf } from '../steps/clientOf.ts';
import { createStudiedClass } from '../steps/studiedClass.ts';
import { words } from '../words.ts';
import { coldPaints, throttledPage } from './coldPage.ts';
import type { Change, Paints } from './lesson/watchChange.ts';
import { signIn } from './signIn.ts';

/**
 * Measures how long a student waits for a lesson with a video, the processor throttled to a quarter: from the class page
 * with everything loaded before, and cold, over a line of 1.6 Mbit/s and 150 ms, beside the sign-in page on the same line.
 * `--runs 5`, `--rate 4`. It needs ffmpeg, which makes the video.
 */
const aim = 100;
const runs = option('runs', 5);
const rate = option('rate', 4);
const names = ['Cứu người bị điện giật', 'Sơ cứu vết bỏng'] as const;
const viewport = { width: 1280, height: 800 };
const locale = 'vi-VN';

/** @returns the class */
async function makeClass(browser: Browser, product: Product): Promise<string> {
  const { ffmpeg } = await findPrograms();
  if (ffmpeg === null) throw new Error('The bench needs ffmpeg: apt-get install -y ffmpeg.');
  const folder = mkdtempSync(join(tmpdir(), 'sen-bench-'));
  const video = sampleMedium(ffmpeg, folder, 'mp4');
  rmSync(folder, { recursive: true });
  const teacher = await Actor.open(browser, product, { language: 'vi', width: viewport.width });
  await teacher.signIn(people.teacher);
  const files = [
    { name: 'Cứu người.mp4', mimeType: 'video/mp4', buffer: video },
    { name: 'Sơ cứu.pdf', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf({ pages: ['One'] })) },
  ];
  for (const [at, file] of files.entries()) await buildLesson(teacher, { name: names[at] ?? '', file });
  await teacher.leave();
  const author = await clientOf(product, people.teacher);
  return createStudiedClass(await clientOf(product, people.admin), author, names);
}

/** Follows the link of the class page into its lesson. */
async function routeChange(page: Page, name: string): Promise<Change> {
  const link = page.getByRole('link', { name: words.classes('study') });
  await link.waitFor();
  await page.waitForTimeout(800);
  const shown = page.evaluate((title) => window.watchChange(title), name);
  const box = await link.boundingBox();
  if (!box) throw new Error('The class page has no link to its lessons.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.mouse.up();
  return shown;
}

const product = await Product.start();
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const newContext = () => browser.newContext({ baseURL: product.address, viewport, locale });
const changes: Change[] = [];
const pages: Record<'sign-in' | 'video lesson', Paints[]> = { 'sign-in': [], 'video lesson': [] };
try {
  const classroom = await makeClass(browser, product);
  const student = await newContext();
  await signIn(student, people.student);
  const page = await throttledPage(student, rate);
  await page.goto(`/classroom/${classroom}`);
  // The first change loads the code, which is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const took = await routeChange(page, names[0]);
    if (run > 0) changes.push(took);
    if (run < runs) await page.goBack();
  }
  const lesson = page.url();
  await page.close();
  for (let run = 0; run < runs; run += 1) {
    const visitor = await newContext();
    pages['sign-in'].push(await coldPaints(visitor, { address: '/', ready: 'form', rate }));
    await visitor.close();
    pages['video lesson'].push(await coldPaints(student, { address: lesson, ready: 'video', rate }));
  }
} finally {
  await browser.close();
  await product.stop();
}

const changeTo = (what: keyof Change) => Math.round(median(changes.map((each) => each[what])));
const change = changeTo('heading');
console.log(`Processor at 1/${rate}, medians of ${runs} runs, milliseconds`);
console.log(
  `From the class into a lesson, everything loaded: heading after ${change}, video after ${changeTo('video')}; aim ≤ ${aim}: ${change <= aim ? 'met' : 'NOT met'}`,
);
for (const [name, paints] of Object.entries(pages)) {
  const of = (paint: keyof Paints) => Math.round(median(paints.map((each) => each[paint])));
  console.log(
    `${name}, cold, 150 ms and 1.6 Mbit/s: first paint ${of('first')}, first text ${of('content')}, largest ${of('largest')}`,
  );
}
process.exitCode = change <= aim ? 0 : 1;
