import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { clientOf } from '../steps/clientOf';
import { createFreeCourse } from '../steps/freeCourse';
import { expect, test } from '../variant';
import { words } from '../words';

const name = 'Quản lý thời gian';
const reason = 'Khóa học chưa có bài giảng.';

test('a lecturer’s course is made public', async ({ browser, product, variant }) => {
  const course = await createFreeCourse(await clientOf(product, people.admin), {
    name,
    code: 'QLTG',
    price: 0,
  });
  const teacher = await Actor.open(browser, product, variant);
  const ask = async () => {
    await teacher.page.goto(`/courses/${course.id}`);
    await teacher.act(words.publicCourse('makePublic'));
    const dialog = teacher.page.getByRole('dialog');
    await teacher.picture('public-course-ask');
    await teacher.press(words.publicCourse('send'), dialog);
    await expect(teacher.page.getByText(words.publicCourse('pendingTitle'))).toBeVisible();
  };
  await test.step('the lecturer asks', async () => {
    await teacher.signIn(people.teacher);
    await ask();
    await teacher.picture('public-course-waiting');
  });

  const above = await Actor.open(browser, product, variant);
  const decide = async (decision: 'approve' | 'deny') => {
    await above.page.goto('/overview');
    await followBell(above, 'PublicCourseRequested', { course_name: name });
    await above.act(words.approvals(decision));
    const dialog = above.page.getByRole('dialog');
    if (decision === 'deny') await dialog.getByRole('textbox').fill(reason);
    await above.press(words.approvals(decision), dialog);
    const done = decision === 'deny' ? 'deniedOne' : 'approvedOne';
    await expect(above.page.getByText(words.approvals(done, { name: people.teacher.name }))).toBeVisible();
  };
  await test.step('a super-admin denies it with a reason, which the lecturer reads', async () => {
    await above.signIn(people.superAdmin);
    await decide('deny');
    await teacher.page.goto('/overview');
    await followBell(teacher, 'PublicCourseDenied', { course_name: name });
    await expect(teacher.page.getByText(words.publicCourse('deniedFor', { reason }))).toBeVisible();
  });

  await test.step('asked again, it is approved, and students of all units find it', async () => {
    await ask();
    await decide('approve');
    await teacher.page.goto('/overview');
    await followBell(teacher, 'PublicCourseApproved', { course_name: name });
    await expect(teacher.page.getByText(words.publicCourse('publicText'))).toBeVisible();
    await teacher.picture('public-course');
    const student = await Actor.open(browser, product, variant);
    await student.signIn(people.student);
    await student.page.goto('/free-course');
    await expect(student.page.getByRole('article', { name })).toBeVisible();
  });
});
