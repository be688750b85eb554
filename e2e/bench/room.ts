import { type BrowserContext, chromium } from '@playwright/test';
import { people } from '@sen/api/fixtures/people';
import { inAnyOrder, median } from '../../packages/ui/bench/measuring/figures.ts';
import { option } from '../../packages/ui/bench/measuring/options.ts';
import playwright from '../playwright.config.ts';
import { Product } from '../product.ts';
import { bundle } from './bundle.ts';
import { type Figures, measureInteractions, type Waits } from './interactions.ts';
import { crowdedRoom } from './room/crowdedRoom.ts';
import { plainSteps, roomSteps } from './room/superviseRoom.ts';
import { signIn } from './signIn.ts';

/**
 * Measures how long a click or key waits for its frame, and until the rows are there, in the exam room with 500 people, the processor
 * throttled to a quarter, while polls bring changes. The page and its server are the built ones; only the people are the bench's. Its
 * rival in the same run is one plain table of the same people, all of whose rows are made anew each time: no floor, since a program
 * without a library can do with fewer. `--people 500`, `--runs 3`, `--rate 4`.
 */
const aim = 150;
const names = { plain: 'a plain table made anew, no library', room: 'the exam room' } as const;
type Rival = keyof typeof names;
const rivals = ['plain', 'room'] as const satisfies readonly Rival[];

const count = option('people', 500);
const runs = option('runs', 3);
const rate = option('rate', 4);

const plain = await bundle('room/plainRoom.ts');

async function measureRival(context: BrowserContext, rival: Rival): Promise<Figures> {
  const page = await context.newPage();
  if (rival === 'plain') {
    const body = `<!doctype html><meta charset="utf-8"><body><script>window.room=${JSON.stringify(crowdedRoom(count, 0))};${plain}</script>`;
    await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body }));
    return measureInteractions(page, { address: '/plain', ready: '[data-row]', steps: plainSteps, rate });
  }
  let turn = 0;
  await page.route('**/api/assignments/1/room', (route) => {
    const json = { data: crowdedRoom(count, turn) };
    turn += 1;
    return route.fulfill({ json });
  });
  const address = '/classroom/1/examRoom/1';
  return measureInteractions(page, { address, ready: '[data-row]', steps: roomSteps, rate });
}

function report(): void {
  const steps = [...(figures.room[0]?.steps.keys() ?? [])];
  const of = (rival: Rival, step: string, wait: keyof Waits) =>
    median(figures[rival].map((run) => run.steps.get(step)?.[wait] ?? 0));
  const line = (name: string, cells: string[]) =>
    console.log(name.padEnd(58) + cells.map((cell) => cell.padStart(22)).join(''));
  console.log(`${count} people, processor at 1/${rate}, medians of ${runs} runs, milliseconds`);
  line('', steps);
  for (const rival of rivals) {
    const there = Math.round(median(figures[rival].map((run) => run.pageIsThere)));
    line(
      `${names[rival]}, there after ${there}`,
      steps.map((step) => String(Math.round(of(rival, step, 'frame')))),
    );
    line(
      '  until the rows are there',
      steps.map((step) => String(Math.round(of(rival, step, 'rows')) || '')),
    );
  }
  const worstOf = (rival: Rival) => Math.max(...steps.map((step) => of(rival, step, 'frame')));
  const worst = worstOf('room');
  const ratio = (worst / worstOf('plain')).toFixed(2);
  console.log(
    `The room's worst interaction is ${worst} ms, ${ratio} of the plain table's; aim ≤ ${aim} ms: ${worst <= aim ? 'met' : 'NOT met'}`,
  );
  process.exitCode = worst <= aim ? 0 : 1;
}

const product = await Product.start();
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const figures: Record<Rival, Figures[]> = { plain: [], room: [] };
try {
  for (let run = 0; run < runs; run += 1) {
    for (const rival of inAnyOrder(rivals)) {
      const context = await browser.newContext({
        baseURL: product.address,
        viewport: { width: 1280, height: 800 },
        locale: 'vi-VN',
      });
      await signIn(context, people.teacher);
      figures[rival].push(await measureRival(context, rival));
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
report();
