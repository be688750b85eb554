import { attribute, focused, inputModes, pressBeside } from '../inputModes.mjs';

/** `select`: a button that shows the value and opens the list. `typed`: a text field that filters the list. */
export const parts = [
  {
    part: 'ComboBox',
    story: 'fields-combobox--by-keyboard',
    kind: 'typed',
    type: 'do uoc',
    finds: 'Đỗ Hữu Ước',
  },
  { part: 'Select', story: 'fields-select--by-keyboard', kind: 'select' },
  { part: 'MultiSelect', story: 'fields-multiselect--by-keyboard', kind: 'select', many: true },
  {
    part: 'MultiSelect, searched',
    story: 'fields-multiselect--searched',
    kind: 'inside',
    type: 'am thuc',
    finds: 'Ẩm thực Huế nâng cao',
  },
];

export async function play(page, part, checks, input) {
  await { typed, select, inside }[part.kind](page, part, checks, input);
}

const listIsOpen = (page) => async () => (await page.getByRole('listbox').count()) > 0;
const marked = (field) => () =>
  field.evaluate((element) => {
    const option = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    return option ? window.probe.name(option) : null;
  });
const optionNames = (page) => () =>
  page.getByRole('option').evaluateAll((all) => all.map((option) => window.probe.name(option)));

async function typed(page, part, checks, input) {
  const field = page.getByRole('combobox').first();
  const isOpen = listIsOpen(page);
  const value = () => field.inputValue();
  const expanded = attribute(field, 'aria-expanded');
  const options = page.getByRole('option');
  checks.equals(
    '–',
    'it has a name',
    (await field.evaluate((element) => window.probe.name(element))) !== '',
    true,
  );
  await checks.eventually('–', 'aria-expanded', expanded, 'false');
  await checks.eventually('–', 'aria-autocomplete', attribute(field, 'aria-autocomplete'), 'list');

  if (input !== 'keyboard') {
    const arrow = page.locator('#storybook-root').getByRole('button', { includeHidden: true }).first();
    await inputModes[input](arrow);
    await checks.eventually('press on its arrow', 'the list is open', isOpen, true);
    const name = await options.nth(1).evaluate((option) => option.textContent);
    await inputModes[input](options.nth(1));
    await checks.eventually('press on an option', 'the list is open', isOpen, false);
    await checks.eventually(
      'press on an option',
      'its value is that option',
      async () => name.startsWith(await value()) && (await value()) !== '',
      true,
    );
    await inputModes[input](arrow);
    await checks.eventually('press on its arrow', 'the list is open', isOpen, true);
    if (await pressBeside(page, page.getByRole('listbox'), input === 'touch'))
      await checks.eventually('press beside', 'the list is open', isOpen, false);
    await field.fill(part.type);
    await checks.eventually(
      `“${part.type}”`,
      'options',
      async () => (await options.count()) === 1 && (await optionNames(page)())[0].startsWith(part.finds),
      true,
    );
    await inputModes[input](options.first());
    await checks.eventually('press on an option', 'its value', value, part.finds);
    return;
  }

  await field.focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'Alt+ArrowDown']) {
    await page.keyboard.press(key);
    await checks.eventually(key, 'the list is open', isOpen, true);
    await checks.eventually(key, 'aria-expanded', expanded, 'true');
    await checks.eventually(
      key,
      'aria-controls leads to the list',
      () =>
        field.evaluate(
          (element) => document.getElementById(element.getAttribute('aria-controls') ?? '')?.role ?? null,
        ),
      'listbox',
    );
    checks.equals(
      key,
      'the list has a name',
      (await page
        .getByRole('listbox')
        .first()
        .evaluate((element) => window.probe.name(element))) !== '',
      true,
    );
    await page.keyboard.press('Escape');
    await checks.eventually('Escape', 'the list is open', isOpen, false);
    await checks.eventually('Escape', 'aria-expanded', expanded, 'false');
  }
  await page.keyboard.press('ArrowDown');
  await checks.eventually('ArrowDown', 'the list is open', isOpen, true);
  const names = await optionNames(page)();
  await checks.eventually('ArrowDown', 'the marked option', marked(field), names[0]);
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ]) {
    await page.keyboard.press(key);
    await checks.eventually(key, 'the marked option', marked(field), names.at(place));
    await checks.eventually(
      key,
      'the focus stays in the field',
      () => field.evaluate((element) => document.activeElement === element),
      true,
    );
  }
  await page.keyboard.press('Enter');
  await checks.eventually('Enter', 'the list is open', isOpen, false);
  await checks.eventually(
    'Enter',
    'its value is the marked option',
    async () => names[0].startsWith(await value()) && (await value()) !== '',
    true,
  );
  await field.fill('');
  await page.keyboard.type(part.type);
  await checks.eventually(
    `“${part.type}”`,
    'options',
    async () =>
      (await page.getByRole('option').count()) === 1 && (await optionNames(page)())[0].startsWith(part.finds),
    true,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await checks.eventually('Enter', 'its value', value, part.finds);
  await page.keyboard.press('Tab');
  await checks.eventually('Tab', 'its value', value, part.finds);
  await checks.eventually(
    'Tab',
    'the focus stays in the field',
    () => field.evaluate((element) => document.activeElement === element),
    false,
  );
}

async function select(page, part, checks, input) {
  const button = page.locator('#storybook-root button[aria-haspopup="listbox"]').first();
  const isOpen = listIsOpen(page);
  const expanded = attribute(button, 'aria-expanded');
  const back = () => button.evaluate((element) => document.activeElement === element);
  await checks.eventually('–', 'aria-expanded', expanded, 'false');
  const keys = input === 'keyboard' ? ['Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Alt+ArrowDown'] : ['press'];
  for (const key of keys) {
    if (key === 'press') await inputModes[input](button);
    else {
      await button.focus();
      await page.keyboard.press(key);
    }
    await checks.eventually(key, 'the list is open', isOpen, true);
    await checks.eventually(key, 'aria-expanded', expanded, 'true');
    await checks.eventually(
      key,
      'aria-controls leads to what opened',
      () =>
        button.evaluate(
          (element) => document.getElementById(element.getAttribute('aria-controls') ?? '') !== null,
        ),
      true,
    );
    await checks.eventually(
      key,
      'the focus is in the list',
      async () => /^(option|listbox)/.test(await focused(page)),
      true,
    );
    if (input === 'keyboard') await page.keyboard.press('Escape');
    else await pressBeside(page, page.locator(':has(> [role="listbox"])').last(), input === 'touch');
    await checks.eventually('Escape or a press beside', 'the list is open', isOpen, false);
    await checks.eventually('Escape or a press beside', 'the focus comes back', back, true);
  }
  const before = await button.textContent();
  await inputModes[input](button);
  await checks.eventually('press', 'the list is open', isOpen, true);
  const free = page.locator('[role="option"]:not([aria-selected="true"], [aria-disabled="true"])').first();
  const chosen = await free.evaluate((option) => window.probe.name(option));
  await inputModes[input](free);
  if (part.many) {
    await checks.remains(page, 'press on an option', 'the list is open', isOpen, true);
    await page.keyboard.press('Escape');
  }
  await checks.eventually('press on an option', 'the list is open', isOpen, false);
  await checks.eventually('press on an option', 'the focus comes back', back, true);
  await checks.eventually(
    'press on an option',
    'the button shows another choice',
    async () => (await button.textContent()) !== before,
    true,
  );
  await checks.eventually(
    'press on an option',
    'its name has the choice',
    () => button.evaluate((element, text) => window.probe.name(element).includes(text.split(' ')[0]), chosen),
    true,
  );
}

async function inside(page, part, checks, input) {
  const button = page.locator('#storybook-root button[aria-haspopup="listbox"]').first();
  await inputModes[input](button);
  const field = page.getByRole('combobox').first();
  await field.waitFor();
  const options = page.getByRole('option');
  await checks.eventually(
    'press',
    'the focus is in the field',
    () => field.evaluate((element) => document.activeElement === element),
    true,
  );
  await checks.eventually(
    'press',
    'aria-controls leads to the list',
    () =>
      field.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-controls') ?? '')?.role ?? null,
      ),
    'listbox',
  );
  await page.keyboard.type(part.type);
  await checks.eventually(`“${part.type}”`, 'options', optionNames(page), [part.finds]);
  if (input === 'keyboard') {
    await page.keyboard.press('ArrowDown');
    await checks.eventually('ArrowDown', 'the marked option', marked(field), part.finds);
    await page.keyboard.press('Enter');
  } else await inputModes[input](options.first());
  await checks.eventually('choose', 'aria-selected', attribute(options.first(), 'aria-selected'), 'true');
  await page.keyboard.press('Escape');
  if (await listIsOpen(page)()) await page.keyboard.press('Escape');
  await checks.eventually('Escape', 'the list is open', listIsOpen(page), false);
  await checks.eventually(
    'Escape',
    'the focus comes back',
    () => button.evaluate((element) => document.activeElement === element),
    true,
  );
}
