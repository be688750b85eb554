import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { actOn, addChapter, nodeOf } from '../steps/courseTree';
import { photograph } from '../steps/photograph';
import { expect, test } from '../variant';
import { words } from '../words';

const name = 'Nối đất thiết bị hạ áp';
const project = 'Huấn luyện an toàn 2026';
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

test('a teacher builds a lesson with files and puts it into a course', async ({
  browser,
  product,
  variant,
}) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const textbox = (label: string) => page.getByRole('textbox', { name: label });

  await test.step('finds the lesson bank in the menu', async () => {
    await teacher.signIn(people.teacher);
    await teacher.choose(words.pages('myLessons'));
    await expect(page.getByRole('heading', { name: words.pages('myLessons'), level: 1 })).toBeVisible();
    await teacher.picture('lessons');
    await page.getByRole('link', { name: words.lessons('add') }).click();
  });

  await test.step('builds a lesson of two files', async () => {
    await textbox(words.lessonForm('name')).fill(name);
    await teacher.pick(words.lessons('category'), /An toàn điện/);
    await teacher.find(page.getByRole('combobox', { name: words.lessons('project') }), project);
    await teacher.pick(words.lessons('status'), words.labels('published'));
    const picture = await photograph(page, 640, 360);
    await page.locator('input[type=file]').setInputFiles([
      { name: 'Sơ đồ nối đất.png', mimeType: 'image/png', buffer: picture },
      { name: 'Nối đất.pdf', mimeType: 'application/pdf', buffer: pdf },
    ]);
    await textbox(words.lessons('link')).fill('javascript:alert(1)');
    // The main file is chosen once both have arrived.
    await teacher.pick(words.lessons('main'), 'Sơ đồ nối đất.png');
    await teacher.press(words.lessonForm('add'));
    await expect(page.getByText(words.error('lessonLinkNotHttp')).first()).toBeVisible();
    await textbox(words.lessons('link')).fill('https://vi.wikipedia.org/wiki/Nối_đất');
    await teacher.picture('lesson-form');
    await teacher.press(words.lessonForm('add'));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  await test.step('sees its main file, and downloads the other one', async () => {
    const main = page.getByRole('img', { name: 'Sơ đồ nối đất.png' });
    await expect.poll(() => main.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Nối đất\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('Nối đất.pdf');
    await teacher.picture('lesson');
  });

  await test.step('comes back to the list with its search', async () => {
    await teacher.choose(words.pages('myLessons'));
    await page.getByRole('searchbox').fill('noi dat');
    await expect(page.getByRole('link', { name: 'Cầm máu và băng bó vết thương' })).toBeHidden();
    await page.getByRole('link', { name }).click();
    await page
      .locator('main')
      .getByRole('link', { name: words.pages('myLessons') })
      .click();
    await expect(page.getByRole('searchbox')).toHaveValue('noi dat');
  });

  await test.step('puts it into a session of a course', async () => {
    await teacher.choose(words.pages('courses'));
    await page.getByRole('link', { name: words.courses('add') }).click();
    await teacher.find(page.getByRole('combobox', { name: words.courses('project') }), project);
    await textbox(words.courses('name')).fill('An toàn điện hạ áp');
    await textbox(words.courses('code')).fill('ATDHA');
    await teacher.pick(words.courses('kind'), words.courses('free'));
    await addChapter(teacher, 'Nối đất', ['Buổi thứ nhất']);
    await actOn(page, 'Buổi thứ nhất', words.chapterTree().chooseLesson);
    const dialog = page.getByRole('dialog', { name: words.courseForm('chooseLesson') });
    await teacher.find(dialog.getByRole('combobox', { name: words.courseForm('lessonField') }), name);
    await teacher.picture('course-lesson');
    await teacher.press(words.courseForm('choose'), dialog);
    await expect(nodeOf(page, 'Buổi thứ nhất').getByText(name)).toBeVisible();
    await teacher.press(words.courses('add'));
    await expect(page.getByRole('heading', { name: 'An toàn điện hạ áp', level: 1 })).toBeVisible();
    await expect(page.getByRole('treegrid').getByText(name)).toBeVisible();
  });

  await test.step('cannot delete it while the course has it', async () => {
    await teacher.choose(words.pages('myLessons'));
    await page.getByRole('link', { name }).click();
    await teacher.act(words.lessons('delete'));
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await teacher.press(words.lessons('delete'), dialog);
    await expect(page.getByText(/An toàn điện hạ áp/).first()).toBeVisible();
    await teacher.leave();
  });
});
