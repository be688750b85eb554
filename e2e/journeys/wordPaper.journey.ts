import { readFile } from 'node:fs/promises';
import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { sampleDocx } from '@sen/server/testing/sampleDocx';
import { Actor } from '../Actor';
import { startingWith } from '../patterns/startingWith';
import { Keyboard } from '../steps/Keyboard';
import { openExam, submitExam } from '../steps/sitting';
import { assignExam } from '../steps/teaching';
import { expect, test } from '../variant';
import { words } from '../words';

const fileOf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: sampleDocx(lines),
});

const asked = 'Bình chữa cháy nào dùng cho tủ điện của kho lạnh?';
const second = 'Ai ký lệnh mở cửa kho lạnh ngoài giờ?';
const paper = fileOf('de-kho-lanh.docx', [
  'ĐỀ KIỂM TRA AN TOÀN',
  `Câu 1. ${asked}`,
  'A. Bình nước',
  'B. _Bình CO₂_',
  'C. Bình bọt',
  `Câu 2. ${second}`,
  'A. Trưởng ca',
  'B. Bảo vệ',
  'Đọc đoạn văn sau.',
]);

test('a Word paper becomes a marked exam', async ({ browser, product, variant }) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const title = 'An toàn kho lạnh';
  await teacher.signIn(people.teacher);
  await page.goto('/questions/import/paper');
  await expect(page.getByRole('heading', { name: words.pages('paperImport'), level: 1 })).toBeVisible();
  await teacher.picture('paper-choose');
  await test.step('the sample paper is read as any other', async () => {
    const loading = page.waitForEvent('download');
    await teacher.press(words.paperImport('sampleFile'));
    const sample = await (await loading).path();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...paper, name: 'mau.docx', buffer: await readFile(sample) });
    await expect(page.getByRole('button', { name: words.paperImport('start', { count: 13 }) })).toBeVisible();
    await teacher.press(words.paperImport('otherFile'));
  });
  await page.locator('input[type=file]').first().setInputFiles(paper);

  await test.step('each question stands beside its paragraphs, and the one without a key gets one', async () => {
    await expect(page.getByText(/“Đọc đoạn văn sau\.”/)).toBeVisible();
    const card = page.getByRole('article', { name: 'Câu 2' });
    await expect(card.getByText(words.paperImport('cannotSave'))).toBeVisible();
    await teacher.picture('paper-read');
    await card.getByRole('radio', { name: 'A', exact: true }).check();
    await expect(card.getByRole('checkbox', { name: words.paperImport('take') })).toBeChecked();
  });

  await test.step('the questions are imported, and make an exam', async () => {
    await teacher.pick(words.paperImport('category'), /./);
    await teacher.press(words.paperImport('start', { count: 2 }));
    await expect(page.getByText(words.questionImport('done', { count: 2 }))).toBeVisible();
    await teacher.picture('paper-done');
    await page.getByRole('link', { name: words.questionImport('makeExam') }).click();
    const questions = page.getByRole('list', {
      name: words.examBuilder().questions(words.examForm('firstPart')),
    });
    await expect(questions.getByRole('listitem')).toHaveCount(2);
    await expect(questions.getByRole('listitem').first()).toContainText(asked);
    await page.getByLabel(words.examForm('name')).fill(title);
    await teacher.pick(words.examForm('category'), /./);
    await teacher.picture('paper-exam');
    await teacher.press(words.examForm('saveAndPublish'));
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });
  await assignExam(teacher, { title, classroom: classRow.classroom_name });

  await test.step('a student sits it: the right answer has its points, the wrong one none', async () => {
    const student = await Actor.open(browser, product, variant);
    await student.signIn(people.student);
    await openExam(student, { title, classroom: classRow.classroom_name });
    const regions = student.page.getByRole('region');
    await regions.filter({ hasText: asked }).getByLabel('Bình CO₂').check();
    await regions.filter({ hasText: second }).getByLabel('Bảo vệ').check();
    await expect(student.page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();
    await submitExam(student);
    await expect(student.page.getByText(words.examReview().scoreWords('50', '100')).first()).toBeAttached();
    await student.picture('paper-marked');
  });
});

// Runs once: a keyboard is the same in every language and at every width.
test('a paper is imported and becomes an exam by keyboard alone', async ({ browser, product, variant }) => {
  test.skip(variant.width < 600, 'run once, on a wide screen');
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const keys = new Keyboard(page);

  await teacher.visit('/');
  await keys.signIn(people.teacher);
  await keys.press('link', words.pages('questions'));
  await keys.press('link', words.questions('import'));
  await keys.press('link', words.paperImport('papers'));

  const choosing = page.waitForEvent('filechooser');
  await keys.press('button', words.dropZone().choose);
  await (
    await choosing
  ).setFiles(
    fileOf('de-phim.docx', [
      'Câu 1. Phím nào mở danh sách?',
      'A. Enter',
      'B. Esc',
      'Câu 2. Phím nào đi tiếp?',
      'A. _Tab_',
      'B. Esc',
    ]),
  );
  // The focus is where the work goes on, not at the top of the page.
  await expect(
    page.getByRole('heading', { name: words.paperImport('readTitle', { file: 'de-phim.docx' }) }),
  ).toBeFocused();
  await keys.takeFirst(words.paperImport('category'));
  await keys.to('radio', 'A', page.getByRole('article', { name: 'Câu 1' }));
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('article', { name: 'Câu 1' }).getByRole('radio', { name: 'A', exact: true }),
  ).toBeChecked();
  await keys.press('button', words.paperImport('start', { count: 2 }));
  await keys.press('link', words.questionImport('makeExam'));

  await keys.fill(startingWith(words.examForm('name')), 'Đề bằng bàn phím');
  await keys.takeFirst(words.examForm('category'));
  await keys.press('button', words.examForm('saveAndPublish'));
  await expect(page.getByRole('heading', { name: 'Đề bằng bàn phím', level: 1 })).toBeVisible();
});
