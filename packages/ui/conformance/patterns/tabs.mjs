import { focused, inputModes, words } from '../inputModes.mjs';

export const parts = [
  { part: 'Tabs', story: 'display-tabs--by-keyboard' },
  { part: 'ChatPopup', story: 'composites-chatpopup--open', opener: /./ },
  { part: 'EmojiPicker', story: 'composites-emojipicker--open', opener: /./ },
];

export async function play(page, part, checks, input) {
  if (part.opener)
    await inputModes[input](
      page.locator('#storybook-root').getByRole('button', { name: part.opener }).first(),
    );
  const list = page.getByRole('tablist').first();
  await list.waitFor();
  const tabs = list.getByRole('tab');
  const usable = tabs.and(page.locator(':not(:disabled, [aria-disabled="true"])'));
  const names = await usable.evaluateAll((all) => all.map((element) => window.probe.words(element)));
  const selected = () =>
    tabs.evaluateAll((all) =>
      all.filter((tab) => tab.ariaSelected === 'true').map((tab) => window.probe.words(tab)),
    );
  const stops = () => tabs.evaluateAll((all) => all.filter((tab) => tab.tabIndex >= 0).length);

  checks.equals(
    '–',
    'the row of tabs has a name',
    (await list.evaluate((element) => window.probe.name(element))) !== '',
    true,
  );
  checks.equals('–', 'tabs that can be chosen', names.length > 1, true);
  await checks.eventually('–', 'how many are selected', async () => (await selected()).length, 1);
  await checks.eventually('–', 'stops of Tab', stops, 1);

  async function equals(key, place) {
    const name = names.at(place);
    await checks.eventually(key, 'the selected tab', selected, [name]);
    await checks.eventually(key, 'stops of Tab', stops, 1);
    await checks.eventually(
      key,
      'its panel is there, and bears its name',
      () => panelOf(usable.nth(place < 0 ? names.length + place : place)),
      true,
    );
  }

  if (input !== 'keyboard') {
    for (const place of [1, 0]) {
      await inputModes[input](usable.nth(place));
      await equals(`press on tab ${place + 1}`, place);
    }
    const off = tabs.and(page.locator(':disabled, [aria-disabled="true"]')).first();
    if ((await off.count()) === 0) return;
    const before = await selected();
    await off.click({ force: true });
    await checks.remains(page, 'press on a disabled tab', 'the selected tab', selected, before);
    return;
  }

  await usable.first().focus();
  if ((await selected())[0] !== names[0]) await page.keyboard.press('Home');
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', -1],
    ['ArrowRight', 0],
    ['End', -1],
    ['Home', 0],
  ]) {
    await page.keyboard.press(key);
    await checks.eventually(key, 'the tab that has the focus', () => focused(page), names.at(place));
    await equals(key, place);
  }
  await page.keyboard.press('Tab');
  const left = await tabs.evaluateAll((all) => all.includes(document.activeElement));
  checks.equals('Tab', 'the focus is still on the tabs', left, false);
  await page.keyboard.press('Shift+Tab');
  await checks.eventually(
    'Shift+Tab',
    'the tab that has the focus',
    () => focused(page),
    await words(usable.first()),
  );
}

/** Returns whether the selected tab controls a panel with the tab's name. */
function panelOf(tab) {
  return tab.evaluate((element) => {
    const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
    return panel?.role === 'tabpanel' && window.probe.name(panel) === window.probe.name(element);
  });
}
