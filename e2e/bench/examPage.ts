import { type BrowserContext, chromium } from '@playwright/test';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { classRow } from '@sen/api/fixtures/classes';
import { exam as demoExam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { questionCategory, questionSamples } from '@sen/api/fixtures/questions';
import { median } from '../../packages/ui/bench/measuring/figures.ts';
import { option } from '../../packages/ui/bench/measuring/options.ts';
import playwright from '../playwright.config.ts';
import { Product } from '../product.ts';
import { clientOf } from '../steps/clientOf.ts';
import { words } from '../words.ts';
import { type Figures, measureInteractions, press, type Steps } from './interactions.ts';
import { signIn } from './signIn.ts';

/**
 * Measures how long a press or key waits for its frame on the page of an exam of 100 questions, the processor throttled to a quarter:
 * with its journal, its database in the browser, and its server. `bench:exam` measures the player alone beside rivals.
 * `--questions 100`, `--runs 3`, `--rate 4`.
 */
const aim = 150;
const count = option('questions', 100);
const runs = option('runs', 3);
const rate = option('rate', 4);

const types = ['one_choice', 'short_answer', 'multiple_choice', 'true_false'] as const;

const steps: Steps = {
  'press nothing': (page) => press(page, page.getByRole('heading', { level: 2 }).first()),
  'choose an answer': (page) => press(page, page.getByRole('radio').nth(1)),
  'press into a field': (page) => press(page, page.getByRole('textbox').first()),
  'the first letter': async (page) => {
    await page.keyboard.type('b');
    await page.waitForTimeout(700);
  },
  'ten more': async (page) => {
    await page.keyboard.type('ình bột CO', { delay: 120 });
    await page.waitForTimeout(700);
  },
  tick: (page) => press(page, page.getByRole('checkbox').first()),
  flag: (page) => press(page, page.getByRole('button', { name: words.examPlayer().flagQuestion(1) })),
};

/** Assigns an exam of so many questions on one page, to be taken now; returns the address of its first page. */
async function assign(): Promise<string> {
  const teacher = await clientOf(product, people.teacher);
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { title, content, key } = questionSamples[types[number % types.length] ?? 'one_choice'];
    const body = { title, content, key, category_id: questionCategory.id, status: 'published' as const };
    const { data } = await unwrap(teacher.POST('/questions/fulldata', { body, ...multipart }));
    ids.push(data.id);
  }
  const settings = { retakes: 0, deduction_percent: 0, questions_per_page: count };
  const questions = ids.map((question_id) => ({ question_id, score: 1 }));
  const { data: exam } = await unwrap(
    teacher.POST('/surveys/fulldata', {
      body: {
        title: 'Đề trăm câu',
        category_id: demoExam.category.id,
        parts: [{ title: 'Phần 1', score: count, questions }],
        duration_minutes: 90,
        shuffle: false,
        ...settings,
      },
      ...multipart,
    }),
  );
  await unwrap(teacher.PUT('/surveys/{id}/publish', { params: { path: { id: exam.id } } }));
  const minutes = (later: number) => new Date(Date.now() + later * 60_000).toISOString();
  const { data } = await unwrap(
    teacher.POST('/classrooms/{id}/surveys', {
      params: { path: { id: classRow.id }, query: { again: 1 } },
      body: {
        survey_id: exam.id,
        start_time: minutes(0),
        end_time: minutes(120),
        duration_minutes: 90,
        student_ids: [people.student.id],
        ...settings,
      },
      ...multipart,
    }),
  );
  return `/info_survey/${classRow.id}/survey/${exam.id}/exam/${data.id}/class/false`;
}

/** Starts the attempt; returns the address of its questions. */
async function start(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: words.examReady().start }).click();
  await page.locator('[data-question]').first().waitFor();
  const { pathname } = new URL(page.url());
  await page.close();
  return pathname;
}

function report(): void {
  const line = (name: string, cells: readonly (number | string)[]) =>
    console.log(name.padEnd(30) + cells.map((cell) => String(cell).padStart(10)).join(''));
  console.log(`${count} questions on one page, processor at 1/${rate}, ${runs} runs, milliseconds`);
  line(
    'there after',
    figures.map(({ pageIsThere }) => Math.round(pageIsThere)),
  );
  const frames = Object.keys(steps).map((step) => ({
    step,
    waits: figures.map((run) => run.steps.get(step)?.frame ?? 0),
  }));
  for (const { step, waits } of frames) line(step, waits);
  const worst = Math.max(...frames.map(({ waits }) => median(waits)));
  console.log(`worst median ${worst} ms; aim ≤ ${aim}: ${worst <= aim ? 'met' : 'NOT met'}`);
  process.exitCode = worst <= aim ? 0 : 1;
}

const product = await Product.start();
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const figures: Figures[] = [];
try {
  for (let run = 0; run < runs; run += 1) {
    const address = await assign();
    const context = await browser.newContext({
      baseURL: product.address,
      viewport: { width: 1280, height: 800 },
      locale: 'vi-VN',
    });
    await signIn(context, people.student);
    const questions = await start(context, address);
    const page = await context.newPage();
    figures.push(
      await measureInteractions(page, { address: questions, ready: '[data-question]', steps, rate }),
    );
    await page.getByText(words.examPlayer().savedAll('')).first().waitFor();
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
report();
