import { focused, inputModes } from '../inputModes.mjs';

export const parts = [
  {
    part: 'ChapterTree',
    story: 'composites-chaptertree--filled',
    letters: 'bai 4',
    opens: '[aria-hidden="true"][data-open]',
  },
];

export async function play(page, part, checks, input) {
  const tree = page.locator('[role="tree"], [role="treegrid"]').first();
  const rows = tree.locator('[role="row"], [role="treeitem"]');
  await rows.first().waitFor();
  const parents = tree.locator('[aria-expanded]');
  const count = () => rows.count();
  const facts = await rows.evaluateAll((all) =>
    all.map((row) => ({
      words: window.probe.words(row),
      level: Number(row.ariaLevel),
      place: Number(row.ariaPosInSet),
      of: Number(row.ariaSetSize),
    })),
  );

  checks.equals(
    '–',
    'it has a name',
    (await tree.evaluate((element) => window.probe.name(element))) !== '',
    true,
  );
  checks.equals(
    '–',
    'rows without level, place and number',
    facts.filter(({ level, place, of }) => !(level > 0 && place > 0 && of >= place)).length,
    0,
  );
  const stops = () => rows.evaluateAll((all) => all.filter((row) => row.tabIndex >= 0).length);
  await checks.eventually('–', 'stops of Tab', stops, 1);

  const all = await count();
  if (input !== 'keyboard') {
    const first = parents.first();
    const state = () => first.getAttribute('aria-expanded');
    const before = await state();
    await inputModes[input](first.locator(part.opens).first());
    await checks.eventually(
      'press on its arrow',
      'aria-expanded',
      state,
      before === 'true' ? 'false' : 'true',
    );
    await checks.eventually(
      'press on its arrow',
      'fewer rows are there',
      async () => (await count()) < all,
      true,
    );
    await inputModes[input](first.locator(part.opens).first());
    await checks.eventually('press again', 'rows', count, all);
    return;
  }

  const at = () => focused(page);
  const go = async (key, place) => {
    await page.keyboard.press(key);
    await checks.eventually(key, 'the row that has the focus', at, facts.at(place).words);
    await checks.eventually(key, 'stops of Tab', stops, 1);
  };
  await rows.first().focus();
  await go('ArrowDown', 1);
  await go('ArrowDown', 2);
  await go('ArrowUp', 1);
  await go('End', -1);
  await go('ArrowDown', -1);
  await go('Home', 0);
  await go('ArrowUp', 0);

  const expanded = () => rows.first().getAttribute('aria-expanded');
  await page.keyboard.press('ArrowLeft');
  await checks.eventually('ArrowLeft on an open row', 'aria-expanded', expanded, 'false');
  await checks.eventually(
    'ArrowLeft on an open row',
    'fewer rows are there',
    async () => (await count()) < all,
    true,
  );
  await checks.eventually('ArrowLeft on an open row', 'the row that has the focus', at, facts[0].words);
  await page.keyboard.press('ArrowRight');
  await checks.eventually('ArrowRight on a closed row', 'aria-expanded', expanded, 'true');
  await checks.eventually('ArrowRight on a closed row', 'the row that has the focus', at, facts[0].words);
  await page.keyboard.press('ArrowRight');
  await checks.eventually(
    'ArrowRight on an open row',
    'the focus is inside the row',
    () =>
      rows.first().evaluate((row) => row !== document.activeElement && row.contains(document.activeElement)),
    true,
  );
  await page.keyboard.press('Escape');
  await checks.eventually('Escape', 'the row that has the focus', at, facts[0].words);
  await go('ArrowDown', 1);
  await go('ArrowLeft', 0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('*');
  await checks.eventually('*', 'rows', count, all);
  await page.keyboard.type(part.letters);
  await checks.eventually(
    `“${part.letters}”`,
    'another row has the focus',
    async () => (await at()) !== facts[0].words && (await at()).startsWith('row'),
    true,
  );
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  const inside = await tree.evaluate((element) => element.contains(document.activeElement));
  checks.equals('Tab', 'the focus is still in the tree', inside, false);
}
