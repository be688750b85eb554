import { inputModes } from '../inputModes.mjs';

/**
 * `keys`: keys besides the arrows, and the expected target. A month continues with the next one; a row of a picker ends at its
 * last item.
 */
const ofRows = [
  ['End', 'the last cell of the row'],
  ['Home', 'the first cell of the row'],
];
const ofTable = [
  ...ofRows,
  ['Control+End', 'the last cell of all'],
  ['Control+Home', 'the first cell of all'],
];

export const parts = [
  { part: 'DataTable', story: 'composites-datatable--row-link', keys: ofTable, press: 'sort' },
  {
    part: 'DataTable, many rows',
    story: 'composites-datatable-keyboard--ten-thousand-rows',
    keys: ofRows,
    inputModeNames: ['keyboard'],
  },
  { part: 'EmojiPicker', story: 'composites-emojipicker--open', opener: /./, keys: ofRows, press: 'leaves' },
  {
    part: 'DatePicker, month',
    story: 'fields-datepicker--open',
    opener: /Mở lịch/,
    keys: [],
    press: 'leaves',
    day: true,
  },
  {
    part: 'DateRangePicker, month',
    story: 'fields-daterangepicker--typed',
    opener: /Mở lịch/,
    keys: [],
    press: 'selects',
    day: true,
  },
];

export async function play(page, part, checks, input) {
  if (part.opener)
    await inputModes[input](
      page.locator('#storybook-root').getByRole('button', { name: part.opener }).first(),
    );
  const grid = page.getByRole('grid').first();
  await grid.waitFor();
  const cells = grid.locator(':is([role="gridcell"], [role="rowheader"])');
  await cells.first().waitFor();
  checks.equals(
    '–',
    'it has a name',
    (await grid.evaluate((element) => window.probe.name(element))) !== '',
    true,
  );
  await checks.eventually('–', 'stops of Tab among its cells', () => stops(grid), 1);
  if (input === 'keyboard') return keyboard(page, grid, part, checks);
  return press[part.press](page, grid, part, checks, input);
}

/** Cells, or elements inside them, in the tab order. */
const stops = (grid) =>
  grid.evaluate((element) => {
    const cells = [
      ...element.querySelectorAll(':is([role="gridcell"], [role="rowheader"], [role="columnheader"])'),
    ];
    return cells.filter((cell) =>
      [cell, ...cell.querySelectorAll('[tabindex], button, input, a[href]')].some((one) => one.tabIndex >= 0),
    ).length;
  });

/** Row and column of the focus, and the size of the grid. */
const place = (grid) => () =>
  grid.evaluate((element) => {
    const cell = document.activeElement?.closest(
      '[role="gridcell"], [role="rowheader"], [role="columnheader"], td, th',
    );
    const row = cell?.closest('[role="row"], tr');
    if (!cell || !row || !element.contains(cell)) return 'outside';
    const rows = [...element.querySelectorAll('[role="row"], tr')].filter((one) =>
      one.querySelector('[role="gridcell"], [role="rowheader"], [role="columnheader"]'),
    );
    return [Number(row.getAttribute('aria-rowindex') ?? rows.indexOf(row)), [...row.children].indexOf(cell)];
  });

async function keyboard(page, grid, part, checks) {
  const at = place(grid);
  await grid.locator('[tabindex="0"]').first().focus();
  // Two weeks up, so that the arrows do not change the month.
  if (part.day) for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  const begin = await at();
  if (!checks.equals('Tab', 'the focus is on a cell', begin !== 'outside', true)) return;
  const move = async (key, expected) => {
    await page.keyboard.press(key);
    await checks.eventually(key, 'the cell that has the focus (row, column)', at, expected);
    await checks.eventually(key, 'stops of Tab among its cells', () => stops(grid), 1);
  };
  // Starts in the middle of the grid, so that every arrow can move.
  await page.keyboard.press('ArrowDown');
  await checks.eventually('ArrowDown', 'the cell that has the focus (row, column)', at, [
    begin[0] + 1,
    begin[1],
  ]);
  const [row, column] = await at();
  const aside = await asideKey(grid, column);
  await move(aside.key, [row, column + aside.by]);
  await move(aside.back, [row, column]);
  await move('ArrowDown', [row + 1, column]);
  await move('ArrowUp', [row, column]);
  const lastColumn = await grid.evaluate(
    (element) => (document.activeElement.closest('[role="row"], tr') ?? element).children.length - 1,
  );
  const ends = await grid.evaluate((element) => {
    const rows = [...element.querySelectorAll('[role="row"]')]
      .map((one) => Number(one.getAttribute('aria-rowindex') ?? 0))
      .filter(Boolean);
    return { first: Math.min(...rows.filter((index) => index > 1)), last: Math.max(...rows) };
  });
  for (const [key, where] of part.keys) {
    const rowNow = where.includes('of all') ? (where.includes('last') ? ends.last : ends.first) : row;
    await move(key, [rowNow, where.includes('last') ? lastColumn : 0]);
  }
  if (part.day) await month(page, grid, checks);
  await page.keyboard.press('Tab');
  await checks.eventually('Tab', 'the focus is out of its cells', at, 'outside');
  await page.keyboard.press('Shift+Tab');
  await checks.eventually(
    'Shift+Tab',
    'the focus is on a cell again',
    async () => (await at()) !== 'outside',
    true,
  );
}

async function asideKey(grid, column) {
  const count = await grid.evaluate(
    (element) => (document.activeElement.closest('[role="row"], tr') ?? element).children.length,
  );
  return column + 1 < count
    ? { key: 'ArrowRight', back: 'ArrowLeft', by: 1 }
    : { key: 'ArrowLeft', back: 'ArrowRight', by: -1 };
}

/** The keys of the date grid: a month, a year. */
async function month(page, grid, checks) {
  const name = () => grid.evaluate((element) => window.probe.name(element));
  const begin = await name();
  for (const [key, back] of [
    ['PageDown', 'PageUp'],
    ['Shift+PageDown', 'Shift+PageUp'],
  ]) {
    await page.keyboard.press(key);
    await checks.eventually(key, 'another month is shown', async () => (await name()) !== begin, true);
    await page.keyboard.press(back);
    await checks.eventually(back, 'the month is shown again', name, begin);
  }
}

const press = {
  /** Pressing a column header sorts and updates `aria-sort`. */
  async sort(page, grid, part, checks, input) {
    const phone = input === 'touch';
    const head = grid
      .getByRole('columnheader')
      .filter({ has: page.getByRole('button') })
      .first();
    if (phone && !(await head.isVisible())) return cards(page, grid, checks);
    await inputModes[input](head.getByRole('button').first());
    await checks.eventually(
      'press on a heading',
      'aria-sort',
      async () => ['ascending', 'descending'].includes(await head.getAttribute('aria-sort')),
      true,
    );
    const first = await head.getAttribute('aria-sort');
    await inputModes[input](head.getByRole('button').first());
    await checks.eventually(
      'press again',
      'aria-sort is the other way',
      async () => (await head.getAttribute('aria-sort')) !== first,
      true,
    );
  },
  /** Choosing an item closes the overlay. */
  async leaves(page, grid, part, checks, input) {
    const choice = grid
      .locator(':is([role="gridcell"] button, [role="gridcell"] [role="button"]:not([aria-disabled="true"]))')
      .nth(9);
    await inputModes[input](choice);
    await checks.eventually(
      'press on a cell',
      'it is open',
      async () => (await page.getByRole('grid').count()) > 0,
      false,
    );
  },
  async selects(page, grid, part, checks, input) {
    const days = grid.locator('[role="gridcell"] [role="button"]:not([aria-disabled="true"])');
    await inputModes[input](days.nth(4));
    await inputModes[input](days.nth(8));
    await checks.eventually(
      'press on two days',
      'it is open',
      async () => (await page.getByRole('grid').count()) > 0,
      false,
    );
  },
};

/** On phones the rows are cards: presses the menu of a row instead. */
async function cards(page, grid, checks) {
  await grid.getByRole('row').nth(1).getByRole('button').last().tap();
  await checks.eventually(
    'press on a row’s menu',
    'it is open',
    async () => (await page.getByRole('menu').count()) > 0,
    true,
  );
}
