import { demoPassword, people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { Keyboard } from '../steps/Keyboard';
import { expect, test } from '../variant';
import { startingWith } from '../patterns/startingWith';
import { withAnyNumber } from '../patterns/withAnyNumber';
import { words } from '../words';

// Runs once: a keyboard is the same in every language and at every width.
test('a student sits an exam by keyboard alone', async ({ browser, product, variant }) => {
  test.skip(variant.width < 600, 'run once, on a wide screen');
  const student = await Actor.open(browser, product, variant);
  const { page } = student;
  const keys = new Keyboard(page);

  await student.visit('/');
  await keys.to('textbox', words.signIn('username'));
  await page.keyboard.type(people.otherStudent.username);
  await keys.to('textbox', words.signIn('password'));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.pages('overview'), level: 1 })).toBeVisible();

  await keys.to('link', words.assignments('begin'));
  await page.keyboard.press('Enter');
  await keys.to('button', words.examReady().start);
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('region', { name: withAnyNumber((number) => words.questionView().question(number)) })
      .first(),
  ).toBeVisible();

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
  await keys.to('radio', words.questionView().trueLabel);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: words.questionView().falseLabel, exact: true })).toBeChecked();
  // Keywords and numbers.
  for (const text of ['114', '115', '2,0', '8']) {
    await keys.toNext('textbox');
    await page.keyboard.type(text);
  }
  await expect(page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();
  await student.picture('keyboard-first-page');

  await keys.to('button', words.examPlayer().nextPage);
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
  await expect(
    page.getByRole('button', { name: words.questionView().filledBlank('1', 'an toàn') }),
  ).toBeVisible();
  await expect(page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();

  await keys.to('button', words.examPlayer().nextPage);
  await page.keyboard.press('Enter');
  // Ordering: move the first item down by its button.
  await keys.to('button', startingWith(words.questionView().moveDown('')));
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();

  await keys.to('button', words.examPlayer().submit);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keys.to('button', words.examPlayer().submit, dialog);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.examReview().scoreWords('', '100')).first()).toBeAttached();
});
