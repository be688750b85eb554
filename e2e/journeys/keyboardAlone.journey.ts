import { demoPassword, people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { Keyboard } from '../steps/Keyboard';
import { expect, test } from '../variant';

// Runs once: a keyboard is the same in every language and at every width.
test('a student sits an exam by keyboard alone', async ({ browser, product, variant }) => {
  test.skip(variant.language !== 'vi' || variant.width < 600, 'told once, in Vietnamese on a wide screen');
  const student = await Actor.open(browser, product, variant);
  const { page, words } = student;
  const keys = new Keyboard(page);

  await page.goto('/');
  await keys.to('textbox', words.username);
  await page.keyboard.type(people.otherStudent.username);
  await keys.to('textbox', words.password);
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.overview, level: 1 })).toBeVisible();

  await keys.to('link', words.begin);
  await page.keyboard.press('Enter');
  await keys.to('button', words.start);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: words.aQuestion }).first()).toBeVisible();

  // Single choice: the group is one tab stop, arrow keys select.
  await keys.to('radio', /Báo động cho mọi người/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /Báo động cho mọi người/ })).toBeChecked();
  // Multiple choice.
  for (const name of [/Dây đai an toàn/, /Mũ bảo hộ/, /Giày chống trượt/]) {
    await keys.to('checkbox', name);
    await page.keyboard.press('Space');
  }
  // True or false: the second by an arrow key.
  await keys.to('radio', words.trueLabel);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: words.falseLabel, exact: true })).toBeChecked();
  // Keywords and numbers.
  for (const text of ['114', '115', '2,0', '8']) {
    await keys.toNext('textbox');
    await page.keyboard.type(text);
  }
  await expect(page.getByText(words.savedAll).first()).toBeVisible();
  await student.picture('keyboard-first-page');

  await keys.to('button', words.nextPage);
  await page.keyboard.press('Enter');
  for (const text of ['Bình bột và bình khí CO₂', 'Làm mát vết bỏng bằng nước sạch.']) {
    await keys.toNext('textbox');
    await page.keyboard.type(text);
  }
  // Matching and selects are native lists: typing a letter selects.
  for (let list = 0; list < 5; list++) {
    await keys.toNext('combobox');
    await page.keyboard.press('ArrowDown');
  }
  // Drag to blank: select a word, then its blank.
  await keys.to('button', 'an toàn');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.filledBlank('1', 'an toàn') })).toBeVisible();
  await expect(page.getByText(words.savedAll).first()).toBeVisible();

  await keys.to('button', words.nextPage);
  await page.keyboard.press('Enter');
  // Ordering: move the first item down by its button.
  await keys.to('button', words.anyMoveDown);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.savedAll).first()).toBeVisible();

  await keys.to('button', words.submit);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keys.to('button', words.submit, dialog);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.score).first()).toBeAttached();
});
