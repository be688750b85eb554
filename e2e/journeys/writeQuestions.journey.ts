import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { Keyboard } from '../steps/Keyboard';
import { expect, test } from '../variant';

const asked = 'Ai được vận hành xe nâng trong kho?';

// By keyboard, in both languages; a keyboard is the same at every width.
test('a teacher writes a question in the editor, and finds another by a filter', async ({
  browser,
  product,
  variant,
}) => {
  test.skip(variant.width < 600, 'told on a wide screen');
  const teacher = await Actor.open(browser, product, variant);
  const { page, words } = teacher;
  const keys = new Keyboard(page);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      violations.push(message.text());
  });
  await teacher.signIn(people.teacher);
  await teacher.choose(words.questionBank);

  await keys.to('link', words.addQuestion);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.addQuestion, level: 1 })).toBeVisible();

  // Saved too early: each required field shows an error, and the first has the focus.
  await keys.to('button', words.saveQuestion);
  await page.keyboard.press('Enter');
  const category = page.getByRole('button', { name: new RegExp(words.category) });
  await expect(category).toBeFocused();
  await expect(page.getByRole('textbox', { name: words.questionText })).toHaveAttribute(
    'aria-invalid',
    'true',
  );

  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();

  await keys.to('textbox', words.questionText);
  await page.keyboard.type(asked);
  await keys.to('radio', words.optionIsRight('A'));
  await page.keyboard.press('Space');
  for (const [letter, text] of [
    ['A', 'Người có chứng chỉ vận hành'],
    ['B', 'Bất kỳ ai trong ca'],
  ] as const) {
    await keys.to('textbox', words.option(letter));
    await page.keyboard.type(text);
  }
  await teacher.picture('question-form');

  // The draft survives leaving the page.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.questionText })).toHaveValue(asked);

  await keys.to('button', words.saveQuestion);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.questionDetails, level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: words.optionIsRight('A') })).toBeChecked();
  await teacher.picture('question-view');

  await keys.to('link', words.questionBank);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: asked })).toBeVisible();

  await keys.to('button', words.filter);
  await page.keyboard.press('Enter');
  await keys.to('button', new RegExp(words.questionType), page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await page.locator('input[role=combobox]').waitFor();
  await page.keyboard.type(words.trueOrFalse);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await keys.to('button', words.applyFilters, page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${words.questionType}: ${words.trueOrFalse}`)).toBeVisible();
  await expect(page.getByRole('link', { name: /thang máy/ })).toBeVisible();
  await expect(page.getByRole('link', { name: asked })).toBeHidden();
  // The state is in the URL: another visit shows the same.
  await page.reload();
  await expect(page.getByText(`${words.questionType}: ${words.trueOrFalse}`)).toBeVisible();
  await teacher.picture('question-bank-narrowed');
  expect(violations).toEqual([]);
});
