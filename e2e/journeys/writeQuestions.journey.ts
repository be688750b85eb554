import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { Keyboard } from '../steps/Keyboard';
import { expect, test } from '../variant';
import { startingWith } from '../patterns/startingWith';
import { words } from '../words';

const asked = 'Ai được vận hành xe nâng trong kho?';

// Runs once: by keyboard, which is the same at every width.
test('a teacher writes a question in the editor, and finds another by a filter', async ({
  browser,
  product,
  variant,
}) => {
  test.skip(variant.width < 600, 'run once, on a wide screen');
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const keys = new Keyboard(page);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      violations.push(message.text());
  });
  await teacher.signIn(people.teacher);
  await teacher.choose(words.pages('questions'));

  await keys.to('link', words.questions('add'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.pages('questionAdd'), level: 1 })).toBeVisible();

  // Saved too early: each required field shows an error, and the first has the focus.
  await keys.to('button', words.questionForm('save'));
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: startingWith(words.questionEditor().title) });
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.type(asked);
  await keys.to('radio', words.questionEditor().right(words.questionEditor().option('A')));
  await page.keyboard.press('Space');
  for (const [letter, text] of [
    ['A', 'Người có chứng chỉ vận hành'],
    ['B', 'Bất kỳ ai trong ca'],
  ] as const) {
    await keys.to('textbox', words.questionEditor().option(letter));
    await page.keyboard.type(text);
  }
  // The settings are after the answers; before the form's bar, which has a button of the same name that leads there.
  await keys.to('button', new RegExp(words.questionForm('category')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await teacher.picture('question-form');

  // The draft survives leaving the page.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByRole('textbox', { name: startingWith(words.questionEditor().title) })).toHaveValue(
    asked,
  );

  await keys.to('button', words.questionForm('save'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.pages('questionView'), level: 1 })).toBeVisible();
  const right = page.getByRole('listitem').filter({ hasText: words.questionView().rightAnswer });
  await expect(right).toHaveText(/^A\./);
  await teacher.picture('question-view');

  await keys.to('link', words.pages('questions'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: asked })).toBeVisible();

  await keys.to('button', words.filterPopover().open);
  await page.keyboard.press('Enter');
  await keys.to('button', new RegExp(words.questions('type')), page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await page.locator('input[role=combobox]').waitFor();
  await page.keyboard.type(words.questionType('true_false'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await keys.to('button', words.filterPopover().apply, page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`${words.questions('type')}: ${words.questionType('true_false')}`),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /thang máy/ })).toBeVisible();
  await expect(page.getByRole('link', { name: asked })).toBeHidden();
  // The state is in the URL: another visit shows the same.
  await page.reload();
  await expect(
    page.getByText(`${words.questions('type')}: ${words.questionType('true_false')}`),
  ).toBeVisible();
  await teacher.picture('question-bank-narrowed');
  expect(violations).toEqual([]);
});
