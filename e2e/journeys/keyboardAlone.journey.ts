import { unwrap } from '@sen/api/client/unwrap';
import { classRow, classRows } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { marked, questionSheet } from '../questionSheet';
import { clientOf } from '../steps/clientOf';
import { handIn } from '../steps/handIn';
import { Keyboard } from '../steps/Keyboard';
import { assignNow } from '../steps/supervising';
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
  await keys.signIn(people.otherStudent);
  await keys.press('link', words.assignments('begin'));
  await keys.press('button', words.examReady().start);
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

  await keys.press('button', words.examPlayer().nextPage);
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

  await keys.press('button', words.examPlayer().nextPage);
  // Ordering: move the first item down by its button.
  await keys.press('button', startingWith(words.questionView().moveDown('')));
  await expect(page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();

  await keys.press('button', words.examPlayer().submit);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keys.press('button', words.examPlayer().submit, dialog);
  await expect(page.getByText(words.examReview().scoreWords('', '100')).first()).toBeAttached();
});

test('a teacher marks everything that waits by keyboard alone, one key each', async ({
  browser,
  product,
  variant,
}) => {
  test.skip(variant.width < 600, 'run once, on a wide screen');
  const assignment = await assignNow(product);
  const text = 'Báo động, ngắt điện, dùng bình khí CO₂.';
  const attempt = await handIn(product, people.student, { assignment, text });
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const keys = new Keyboard(page);
  const desk = page.getByRole('region', { name: words.markDesk().desk });
  const left = (count: number) => expect(page.getByText(words.markDesk().left(String(count)))).toBeVisible();
  const nothingLeft = page.getByRole('heading', { name: words.marking('deskEmpty') });

  await teacher.visit('/');
  await keys.signIn(people.teacher);

  const openDesk = async (classroom: string) => {
    await keys.press('link', startingWith(words.overview('toMark', { class: classroom })));
    await keys.press('link', words.marking('oneByOne'));
    await expect(desk).toBeFocused();
  };
  await test.step('opens the desk of the class: the keys work at once', async () => {
    await openDesk(classRow.classroom_name);
    await left(2);
  });

  await test.step('chooses another order, and stays at the choice', async () => {
    await keys.press('button', words.marking('filters'));
    await keys.to('radio', words.marking('byQuestion'));
    await page.keyboard.press('ArrowRight');
    const byAttempt = page.getByRole('radio', { name: words.marking('byAttempt') });
    await expect(byAttempt).toBeChecked();
    await left(2);
    await expect(byAttempt).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('one key is one mark; a comment is typed before it', async () => {
    await keys.to('button', startingWith('0'), desk);
    await page.keyboard.press('c');
    await page.keyboard.type('Đủ ý.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('5');
    await left(1);
    await expect(desk).toBeFocused();
    await page.keyboard.press('f');
    await expect(nothingLeft).toBeFocused();
    await teacher.picture('desk-by-keyboard');
  });

  await test.step('and goes on to the class whose answers have a rubric', async () => {
    await keys.press('link', words.pages('overview'));
    await openDesk(classRows[1]?.classroom_name ?? '');
    for (const still of [3, 2, 1, 0]) {
      for (const key of ['1', '2', '1', 'Enter']) await page.keyboard.press(key);
      await (still > 0 ? left(still) : expect(nothingLeft).toBeFocused());
    }
    await expect(page.getByText(words.marking('marksSaved', { time: '' }).replace('.', ''))).toBeVisible();
  });

  await test.step('the marks are those of the keys', async () => {
    const client = await clientOf(product, people.teacher);
    const { data } = await unwrap(client.GET('/attempts/{id}', { params: { path: { id: attempt } } }));
    const written = data.parts
      .flatMap(({ questions }) => questions)
      .filter(({ question: { content } }) => /^(short|long)_answer$/.test(content.type));
    expect(written.map(({ score, comment }) => [score, comment])).toEqual([
      [5, 'Đủ ý.'],
      [20, null],
    ]);
  });
});

test('a workbook is imported by keyboard alone: its wrong cell is fixed in place', async ({
  browser,
  product,
  variant,
}) => {
  test.skip(variant.width < 600, 'run once, on a wide screen');
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const keys = new Keyboard(page);
  await teacher.visit('/');
  await keys.signIn(people.teacher);
  await keys.press('link', words.pages('questions'));
  await keys.press('link', words.questions('import'));

  const choosing = page.waitForEvent('filechooser');
  await keys.press('button', words.dropZone().choose);
  await (
    await choosing
  ).setFiles({
    name: 'cau-hoi.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await questionSheet(),
  });
  await keys.press('button', words.importDialog().toPreview);

  await test.step('F8 goes to the wrong cell, Enter opens it and saves it', async () => {
    await expect(page.getByRole('grid', { name: words.importDialog().refusedTab })).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('A');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.importDialog().stateCorrected).first()).toBeVisible();
  });

  await keys.press('button', words.questionImport('start', { count: 12 }));
  await expect(page.getByText(words.questionImport('done', { count: 12 }))).toBeVisible();
  await teacher.picture('import-by-keyboard');

  await test.step('and the next file is chosen where the last one ended', async () => {
    await keys.press('button', words.importDialog().anotherFile);
    await expect(page.locator(':focus')).toHaveCount(1);
    await keys.to('button', words.dropZone().choose);
  });

  await test.step('finds what was imported', async () => {
    await keys.press('link', words.pages('questions'));
    await keys.toNext('searchbox');
    await page.keyboard.type(marked);
    await expect(page.getByText(`${marked}:`).first()).toBeVisible();
  });
});
