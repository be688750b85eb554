import { attribute, focused, inputModes } from '../inputModes.mjs';

/** `opener`: the button that opens the list. `closes`: choosing closes it. `follows`: Enter follows a link. */
export const parts = [
  {
    part: 'Select',
    story: 'fields-select--by-keyboard',
    opener: 'button[aria-haspopup="listbox"]',
    closes: true,
  },
  {
    part: 'MultiSelect',
    story: 'fields-multiselect--by-keyboard',
    opener: 'button[aria-haspopup="listbox"]',
    many: true,
  },
  { part: 'ChatList', story: 'composites-chatlist--people', follows: true },
];

export async function play(page, part, checks, input) {
  const opener = part.opener && page.locator(`#storybook-root ${part.opener}`).first();
  if (opener) await inputModes[input](opener);
  const list = page.getByRole('listbox').first();
  await list.waitFor();
  const options = list.getByRole('option');
  const usable = options.and(page.locator(':not([aria-disabled="true"])'));
  const names = await usable.evaluateAll((all) => all.map((option) => window.probe.words(option)));
  const stops = () => options.evaluateAll((all) => all.filter((option) => option.tabIndex >= 0).length);

  checks.equals(
    '–',
    'it has a name',
    (await list.evaluate((element) => window.probe.name(element))) !== '',
    true,
  );
  checks.equals('–', 'options', names.length > 2, true);
  checks.equals(
    '–',
    'aria-multiselectable',
    await list.getAttribute('aria-multiselectable'),
    part.many ? 'true' : null,
  );
  checks.equals(
    '–',
    'options that do not say whether they are selected',
    await usable.evaluateAll((all) => all.filter((option) => option.ariaSelected === null).length),
    0,
  );

  if (input === 'keyboard') {
    if (!opener) {
      await list.locator('[tabindex="0"]').first().focus();
      await page.keyboard.press('Home');
    }
    await checks.eventually('–', 'the first has the focus', () => focused(page), names[0]);
    if (!opener) await checks.eventually('–', 'stops of Tab', stops, 1);
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', -1],
      ['Home', 0],
    ]) {
      await page.keyboard.press(key);
      await checks.eventually(key, 'the option that has the focus', () => focused(page), names.at(place));
    }
  }

  const second = usable.nth(1);
  if (input === 'keyboard') {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(part.follows ? 'Enter' : 'Space');
  } else await inputModes[input](second);
  const key = input === 'keyboard' ? 'Space' : 'press';
  if (part.closes) {
    await checks.eventually(
      key,
      'the list is open',
      async () => (await page.getByRole('listbox').count()) > 0,
      false,
    );
    await inputModes[input](opener);
    await checks.eventually('press', 'what is selected', selected(options), [names[1]]);
    await checks.eventually('press', 'the selected one has the focus', () => focused(page), names[1]);
    if (input === 'keyboard') await typeAhead(page, usable, checks);
    return;
  }
  await checks.eventually(key, 'aria-selected', attribute(second, 'aria-selected'), 'true');
  if (!part.many) {
    await checks.eventually(key, 'what is selected', selected(options), [names[1]]);
    return;
  }
  if (input === 'keyboard') await page.keyboard.press('Space');
  else await inputModes[input](second);
  await checks.eventually(`${key} again`, 'aria-selected', attribute(second, 'aria-selected'), 'false');
  if (input === 'keyboard') await typeAhead(page, usable, checks);
}

/** Runs last: during typeahead, Space is a letter too. */
async function typeAhead(page, usable, checks) {
  const { letters, name } = await lettersOf(usable);
  await page.keyboard.type(letters);
  await checks.eventually(`“${letters}”`, 'the option that has the focus', () => focused(page), name);
}

const selected = (options) => () =>
  options.evaluateAll((all) =>
    all.filter((option) => option.ariaSelected === 'true').map((option) => window.probe.words(option)),
  );

/** Typed prefix of one of the last options: ASCII letters, which every keyboard has. */
const lettersOf = (options) =>
  options.evaluateAll((all) => {
    const plain = (option) =>
      window.probe.name(option).normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 3).toLowerCase();
    const option = all.slice(1).findLast((one) => /^[a-z]{3}$/.test(plain(one)));
    return { letters: plain(option), name: window.probe.words(option) };
  });
