import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { clientOf } from '../steps/clientOf';
import { createFinalExamClass, handInEmpty } from '../steps/finalExamClass';
import { photograph } from '../steps/photograph';
import { expect, test } from '../variant';
import { words } from '../words';

const course_name = 'Thoát hiểm trong tòa nhà';
const badge_name = 'Người học bền bỉ';

test('a badge is made, earned by completing its course, and shown on the profile', async ({
  browser,
  product,
  variant,
}) => {
  const { course, assignment } = await createFinalExamClass(await clientOf(product, people.admin), {
    name: course_name,
    code: 'THTTN',
    completion_score: 0,
  });

  await test.step('a super-admin makes the badge of the unit', async () => {
    const maker = await Actor.open(browser, product, variant);
    await maker.signIn(people.superAdmin);
    const { page } = maker;
    await page.goto(`/armorial/add/${course.company_id}`);
    await page.getByRole('textbox', { name: words.badges('name') }).fill(badge_name);
    const picture = { name: 'huy-hieu.png', mimeType: 'image/png', buffer: await photograph(page, 400, 400) };
    await page.locator('input[type=file]').setInputFiles(picture);
    const cropper = page.getByRole('dialog');
    await maker.press(words.imageCropper().save, cropper);
    await expect(cropper).toBeHidden();
    await maker.pick(words.badges('courses'), course_name);
    await page.keyboard.press('Escape');
    await maker.type(words.badges('requiredCourses'), '1');
    await maker.picture('badge-add');
    await maker.press(words.badges('add'));
    await expect(page.getByText(badge_name).first()).toBeVisible();
  });

  await test.step('the student completes the course and finds the badge on the profile', async () => {
    const student = await Actor.open(browser, product, variant);
    // A session elsewhere would end that of the page.
    await handInEmpty(product, people.student, assignment.id);
    await student.signIn(people.student);
    await followBell(student, 'BadgeEarned', { badge_name });
    await expect(student.page.getByText(badge_name).first()).toBeVisible();
    await student.page.getByText(words.earnedBadges('how')).click();
    await expect(student.page.getByText(course_name).first()).toBeVisible();
    await student.picture('earned-badges');
  });
});
