import type { CDPSession, Page } from 'playwright';
import { pointOf, pressAt, type Point } from '../measuring/press';
import type { Rival } from './rivals';

export const steps = [
  'visible',
  'whole',
  'rows',
  'sort',
  'sortAgain',
  'key',
  'selectAll',
  'lateFrames',
  'worstFrame',
  'blankFrames',
  'scrollCpu',
] as const;
/**
 * Milliseconds; `whole` is when the last of the first `rows` was drawn, which are fewer than the page has where only what is in view is.
 * While one scrolls, `lateFrames` counts frames over 50 ms, `blankFrames` those that show no text where rows are, and `scrollCpu` is
 * what the page's main thread works.
 */
export type Figures = Record<(typeof steps)[number], number>;

const heads: Record<Rival, string> = {
  plain: '.head button:text-is("Mã số")',
  sen: '[role="columnheader"] button:has-text("Mã số")',
  tanstack: '.head button:text-is("Mã số")',
  mui: '[role="columnheader"][data-field="code"] .MuiDataGrid-columnHeaderTitle',
  ag: '.ag-header-cell[col-id="code"] .ag-header-cell-text',
};
const checks: Record<Rival, string> = {
  plain: '.head input',
  sen: '[data-select-page]',
  tanstack: '.head input',
  mui: '.MuiDataGrid-columnHeaderCheckbox input',
  ag: '.ag-header-select-all input, .ag-header-cell .ag-checkbox-input',
};
const checked: Record<Rival, string> = {
  plain: '[data-row] input:checked',
  sen: '[data-row] input:checked',
  tanstack: '[data-row] input:checked',
  mui: '.MuiDataGrid-row input:checked',
  ag: '.ag-row-selected',
};

/** The first row, whose text says that rows are seen. */
const firstRows: Record<Rival, string> = {
  plain: '[data-row="m0"]',
  sen: '[data-row="m0"]',
  tanstack: '[data-row="m0"]',
  mui: '[data-id="m0"]',
  ag: '[row-id="m0"]',
};

/** All rows that are drawn. */
const drawnRows: Record<Rival, string> = {
  plain: '[data-row]',
  // Rows out of sight are there before their cells.
  sen: '[data-row]:not([aria-busy])',
  tanstack: '[data-row]',
  mui: '.MuiDataGrid-row',
  ag: '.ag-row',
};

/** Milliseconds without another row after which a table is taken for whole. */
const settled = 1_000;

/** From the event to the frame after the one in which the condition holds. */
async function timed(
  page: Page,
  events: readonly string[],
  until: { at: Point; code?: number; typed?: string; selector?: string },
  act: () => Promise<void>,
): Promise<number> {
  // Awaited before the event: it may overtake a call into a slow page, and nobody would ever see it.
  const waiting = await page.evaluateHandle(
    ([names, wanted]) => {
      const taken = new Promise<number>((resolve, reject) => {
        const before = document.elementFromPoint(wanted.at.x, wanted.at.y)?.textContent;
        let start = 0;
        const holds = () => {
          if (wanted.selector !== undefined) return document.querySelector(wanted.selector) !== null;
          const text = document.elementFromPoint(wanted.at.x, wanted.at.y)?.textContent?.trim();
          if (wanted.code !== undefined) return text === String(wanted.code);
          return text !== before?.trim() && text?.includes(wanted.typed ?? '') === true;
        };
        const look = () => {
          if (performance.now() - start > 20_000) reject(new Error('Nothing has changed for 20 seconds.'));
          else if (holds()) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        const begin = (event: Event) => {
          for (const name of names) document.removeEventListener(name, begin, { capture: true });
          start = event.timeStamp;
          requestAnimationFrame(look);
        };
        for (const name of names) document.addEventListener(name, begin, { capture: true });
      });
      // A promise by itself would be awaited at once.
      return { taken };
    },
    [events, until] as const,
  );
  await page.waitForTimeout(50);
  await act();
  return waiting.evaluate(({ taken }) => taken);
}

/** What `look` says in each frame while one scrolls. */
async function scrolled(
  page: Page,
  at: Point,
  look: 'time since the last frame' | 'rows without text',
): Promise<number[]> {
  await page.mouse.move(at.x, at.y + 100);
  const frames = page.evaluate(
    ([{ x, y }, asked]) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const end = performance.now() + 2500;
        let last = performance.now();
        const blank = () =>
          [0, 150, 300, 450].filter(
            (below) => (document.elementFromPoint(x, y + below)?.textContent ?? '').trim() === '',
          ).length;
        const frame = (now: number) => {
          seen.push(asked === 'rows without text' ? blank() : now - last);
          last = now;
          if (now < end) requestAnimationFrame(frame);
          else resolve(seen.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    [at, look] as const,
  );
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(40);
  }
  return frames;
}

/** Milliseconds that the page's main thread has worked. */
async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

export async function measureTable(
  page: Page,
  address: string,
  rival: Rival,
  rows: number,
  rate: number,
): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Performance.enable');
  // The bench's transpiler wraps named functions in a helper that does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(
    ({ first, all, quiet }) => {
      let visible = 0;
      let whole = 0;
      let drawn = 0;
      // What a frame shows is there when the next one begins.
      const look = () => {
        const now = performance.now();
        if (visible === 0 && document.querySelector(first)?.textContent?.includes('hocvien0@sen.vn'))
          requestAnimationFrame(() => {
            visible = performance.now();
          });
        const rowsNow = document.querySelectorAll(all).length;
        if (rowsNow > drawn) {
          drawn = rowsNow;
          requestAnimationFrame(() => {
            whole = performance.now();
          });
        }
        if (visible > 0 && whole > 0 && now - whole > quiet)
          performance.mark('the table is whole', { detail: { visible, whole, drawn } });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { first: firstRows[rival], all: drawnRows[rival], quiet: settled },
  );
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('the table is whole').length > 0, undefined, {
    timeout: 60_000,
  });
  const { visible, whole, drawn } = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('the table is whole');
    return (mark as PerformanceMark).detail as { visible: number; whole: number; drawn: number };
  });

  const head = await pointOf(page.locator(heads[rival]).first());
  const first = { x: head.x, y: head.y + 46 };
  const sort = await timed(page, ['click'], { at: first, code: 0 }, () => pressAt(page, head));
  await page.waitForTimeout(400);
  const sortAgain = await timed(page, ['click'], { at: first, code: rows - 1 }, () => pressAt(page, head));
  await page.waitForTimeout(400);

  await page.locator('#filter').focus();
  const keys: number[] = [];
  for (const typed of rows > 100 ? ['7', '77', '777'] : ['7', '77']) {
    keys.push(await timed(page, ['keydown'], { at: first, typed }, () => page.keyboard.press('7')));
    await page.waitForTimeout(300);
  }
  await page.locator('#filter').fill('');
  await page.waitForTimeout(600);

  const check = await pointOf(page.locator(checks[rival]).first());
  const selectAll = await timed(page, ['click'], { at: first, selector: checked[rival] }, () =>
    pressAt(page, check),
  );
  await page.waitForTimeout(400);

  const workedBefore = await worked(devtools);
  const frames = await scrolled(page, first, 'time since the last frame');
  const scrollCpu = (await worked(devtools)) - workedBefore;
  // Asking what lies at a point takes time of the frame: it has a turn of its own, back at the top.
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, -400);
  await page.waitForTimeout(600);
  const texts = await scrolled(page, first, 'rows without text');
  return {
    visible,
    whole,
    rows: drawn,
    sort,
    sortAgain,
    key: keys.toSorted((a, b) => a - b)[Math.floor(keys.length / 2)] ?? Number.NaN,
    selectAll,
    lateFrames: frames.filter((frame) => frame > 50).length,
    worstFrame: Math.max(...frames),
    blankFrames: texts.filter((missing) => missing > 0).length,
    scrollCpu,
  };
}
