import { attribute, focused, inputModes, pressBeside, words } from '../inputModes.mjs';

export const parts = [
  { part: 'Menu', story: 'overlays-menu--open', opener: 'Thêm thao tác' },
  { part: 'DataTable, row', story: 'composites-datatable--row-link', opener: /^Thao tác/ },
  { part: 'ChapterTree, row', story: 'composites-chaptertree--filled', opener: /^Thao tác/ },
];

export async function play(page, part, checks, input) {
  const opener = page.getByRole('button', { name: part.opener }).first();
  const menu = page.getByRole('menu').first();
  const items = menu.locator('[role^="menuitem"]');
  const isOpen = async () => (await page.getByRole('menu').count()) > 0;
  const name = await words(opener);
  const at = () => focused(page);

  async function open(key = 'press') {
    if (key === 'press') await inputModes[input](opener);
    else {
      await opener.focus();
      await page.keyboard.press(key);
    }
    return checks.eventually(key, 'it is open', isOpen, true);
  }
  async function comesBack(key) {
    await checks.eventually(key, 'it is open', isOpen, false);
    await checks.eventually(key, 'the focus comes back to its button', at, name);
    await checks.eventually(key, 'aria-expanded of its button', attribute(opener, 'aria-expanded'), 'false');
  }

  await checks.eventually(
    '–',
    'its button says what it opens',
    async () => ['menu', 'true'].includes(await opener.getAttribute('aria-haspopup')),
    true,
  );
  await checks.eventually('–', 'aria-expanded of its button', attribute(opener, 'aria-expanded'), 'false');
  if (!(await open())) return;
  await checks.eventually('press', 'aria-expanded of its button', attribute(opener, 'aria-expanded'), 'true');
  checks.equals(
    'press',
    'it has a name',
    (await menu.evaluate((element) => window.probe.name(element))) !== '',
    true,
  );
  const lines = await items.evaluateAll((all) =>
    all.map((element) => ({
      words: window.probe.words(element),
      text: window.probe.name(element),
      disabled: element.ariaDisabled === 'true',
    })),
  );
  checks.equals('press', 'it has lines', lines.length > 1, true);
  const [first, second] = lines;
  const last = lines.at(-1);

  if (input === 'keyboard') {
    await checks.eventually('Enter', 'the focus is on the first line', at, first.words);
    await keys(page, checks, at, lines);
    await page.keyboard.press('Escape');
    await comesBack('Escape');
    for (const [key, line] of [
      ['ArrowDown', first],
      ['ArrowUp', last],
      ['Space', first],
    ]) {
      if (!part.waitsForPress || key === 'Space') {
        await open(key);
        await checks.eventually(key, 'the line that has the focus', at, line.words);
        await page.keyboard.press('Escape');
        await comesBack('Escape');
      }
    }
    await open();
    await page.keyboard.press('Tab');
    await checks.eventually('Tab', 'it is open', isOpen, false);
    return;
  }

  const disabled = items.and(page.locator('[aria-disabled="true"]')).first();
  if ((await disabled.count()) > 0) {
    const spot = await disabled.boundingBox();
    const point = [spot.x + spot.width / 2, spot.y + spot.height / 2];
    if (input === 'touch') await page.touchscreen.tap(...point);
    else await page.mouse.click(...point);
    await checks.remains(page, 'press on a disabled line', 'it is open', isOpen, true);
  }
  if (await pressBeside(page, menu, input === 'touch')) {
    await comesBack('press beside');
    await open();
  }
  if (input === 'mouse') {
    await items.nth(1).hover();
    if (!second.disabled)
      await checks.eventually('pointer over', 'the line that has the focus', at, second.words);
  }
  if (part.leaves) return;
  const usable = lines.findIndex((line) => !line.disabled);
  await inputModes[input](items.nth(usable));
  await checks.eventually('press on a line', 'it is open', isOpen, false);
}

async function keys(page, checks, at, lines) {
  const [first, second] = lines;
  const last = lines.at(-1);
  for (const [key, line] of [
    ['ArrowDown', second],
    ['ArrowUp', first],
    ['End', last],
    ['Home', first],
    ['ArrowUp', last],
    ['ArrowDown', first],
  ]) {
    await page.keyboard.press(key);
    await checks.eventually(key, 'the line that has the focus', at, line.words);
  }
  const letter = last.text.slice(0, 2).toLowerCase();
  const begun = lines.slice(1).find((line) => line.text.toLowerCase().startsWith(letter));
  await page.keyboard.type(letter);
  await checks.eventually(letter, 'the line that begins so has the focus', at, begun.words);
}
