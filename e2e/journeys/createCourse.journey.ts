import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { addChapter, addExam, nodeOf } from '../steps/courseTree';
import { photograph } from '../steps/photograph';
import { expect, test } from '../variant';
import { words } from '../words';

const name = 'Sơ cứu ban đầu tại xưởng';
const project = 'Huấn luyện an toàn 2026';
const otherProject = 'Hội nhập nhân viên mới';
const firstExam = 'Kiểm tra bổ sung phòng cháy chữa cháy';
const secondExam = 'Kiểm tra giữa khóa kỹ năng bán hàng';
const { admin: administrator, teacher } = people;

test('an administrator writes a course, finds it and copies it into another project', async ({
  browser,
  product,
  variant,
}) => {
  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;
  const textbox = (label: string) => page.getByRole('textbox', { name: label });
  const combobox = (label: string) => page.getByRole('combobox', { name: label });

  await test.step('fills in what the course is', async () => {
    await admin.signIn(administrator);
    await admin.choose(words.pages('courses'));
    await admin.picture('courses');
    await page.getByRole('link', { name: words.courses('add') }).click();
    await admin.find(combobox(words.courses('project')), project);
    await textbox(words.courses('name')).fill(name);
    await textbox(words.courses('code')).fill('SCBD');
    await admin.pick(words.courses('level'), words.courses('basic'));
    await admin.find(combobox(words.courses('lecturer')), teacher.name);
    await admin.setTime(words.courses('startTime'), new Date('2027-03-01T01:00:00Z'));
    // The seconds are the last part.
    await page
      .getByRole('group', { name: words.courses('startTime') })
      .getByRole('spinbutton')
      .last()
      .focus();
    await page.keyboard.type('00');
    await textbox(words.courses('description')).fill('Cho đội an toàn vệ sinh viên.\nHọc tại xưởng số 2.');
    const chooser = page.waitForEvent('filechooser');
    await admin.press(words.pictureField().choose);
    const picture = await photograph(page, 1800, 1200);
    await (await chooser).setFiles({ name: 'bia.png', mimeType: 'image/png', buffer: picture });
    const dialog = page.getByRole('dialog', { name: words.courses('banner') });
    await expect(dialog.getByRole('slider', { name: words.imageCropper().across })).toBeEnabled();
    await admin.picture('course-crop');
    await admin.press(words.imageCropper().save, dialog);
    await expect(
      page.getByRole('button', { name: words.pictureField().change(words.courses('banner')) }),
    ).toBeVisible();
  });

  await test.step('writes its chapters, whose weights have to make 100', async () => {
    await addChapter(admin, 'Đánh giá hiện trường', ['An toàn cho người cứu', 'Gọi cấp cứu']);
    await addChapter(admin, 'Kỹ thuật sơ cứu', ['Cầm máu và băng bó']);
    await addExam(admin, 'Đánh giá hiện trường', { title: firstExam, weight: '60' });
    await addExam(admin, 'Kỹ thuật sơ cứu', { title: secondExam, weight: '30' });
    await admin.find(combobox(words.courses('finalExam')), firstExam);
    await admin.press(words.courses('add'));
    await expect(
      page.getByText(words.error('courseWeightsTooLow', { sum: 90, rest: 10 })).first(),
    ).toBeVisible();
    await admin.picture('course-weights');
  });

  await test.step('finds everything again after a reload, and puts the weight right', async () => {
    await page.reload();
    await expect(textbox(words.courses('name'))).toHaveValue(name);
    await expect(nodeOf(page, 'Gọi cấp cứu')).toBeVisible();
    const weight = textbox(words.chapterTree().weight(secondExam));
    await weight.fill('40');
    await weight.press('Enter');
    await expect(page.getByText(words.chapterTree().weightDone)).toBeVisible();
    await admin.picture('course-form');
    await admin.press(words.courses('add'));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(nodeOf(page, 'Cầm máu và băng bó')).toBeVisible();
    await expect(page.getByText('Học tại xưởng số 2.')).toBeVisible();
    await expect
      .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1518);
    await admin.picture('course');
  });

  await test.step('finds it in the list without its marks', async () => {
    await admin.choose(words.pages('courses'));
    await page.getByRole('searchbox').fill('so cuu ban dau');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Phòng cháy chữa cháy cơ sở' })).toBeHidden();
    await page.getByRole('link', { name }).click();
  });

  await test.step('copies it into another project, with its chapters and its banner', async () => {
    await admin.act(words.courses('copy'));
    const dialog = page.getByRole('dialog', { name: words.courses('copyTitle', { name }) });
    const target = dialog.getByRole('combobox', { name: words.courses('copyProject') });
    await admin.find(target, otherProject);
    await dialog.getByRole('textbox', { name: words.courses('copyName') }).fill(name);
    await admin.press(words.courses('copy'), dialog);
    await expect(dialog).toBeHidden();
    await admin.choose(words.pages('courses'));
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('link', { name })).toHaveCount(2);
    await expect(page.getByText(otherProject)).toBeVisible();
    await admin.picture('courses-copied');
    await admin.leave();
  });
});
