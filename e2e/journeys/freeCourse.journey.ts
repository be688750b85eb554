import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { clientOf } from '../steps/clientOf';
import { createClassOf, createFreeCourse } from '../steps/freeCourse';
import { expect, test } from '../variant';
import { words } from '../words';

const name = 'Giao tiếp nơi công sở';
const classroom = 'Giao tiếp – Lớp tối';
const note = 'Em học được các buổi tối.';
const reason = 'Lớp đã đủ học viên. Mời bạn đăng ký lại vào quý sau.';

test('a free course from request to class', async ({ browser, product, variant }) => {
  const above = await clientOf(product, people.superAdmin);
  const manager = await clientOf(product, people.admin);
  const course = await createFreeCourse(manager, { name, code: 'GTCS', price: 49 });
  await createClassOf(manager, course, { name: classroom, code: 'GT-TOI' });
  const path = { id: course.id };
  await unwrap(above.POST('/courses/{id}/public', { params: { path }, body: {}, ...multipart }));

  const student = await Actor.open(browser, product, variant);
  await test.step('a student finds it, withdraws a request and asks again', async () => {
    await student.signIn(people.student);
    await student.page.goto('/free-course');
    await expect(student.page.getByRole('article', { name })).toContainText('49');
    await student.picture('free-courses');
    await student.page.getByRole('article', { name }).getByRole('link').click();
    await expect(student.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await student.picture('free-course');
    await student.press(words.freeCourses('ask'));
    await student.press(words.freeCourses('send'), student.page.getByRole('dialog'));
    await student.press(words.freeCourses('withdraw'));
    await student.press(words.freeCourses('withdraw'), student.page.getByRole('alertdialog'));
    await expect(student.page.getByText(words.freeCourses('withdrawnTitle'))).toBeVisible();
    await student.press(words.freeCourses('askAgain'));
    const dialog = student.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(note);
    await student.picture('free-course-ask');
    await student.press(words.freeCourses('send'), dialog);
    await expect(student.page.getByText(classroom).first()).toBeVisible();
    await student.picture('free-course-waiting');
  });

  const admin = await Actor.open(browser, product, variant);
  await test.step('the administrator follows the notification and places the student in the class', async () => {
    await admin.signIn(people.admin);
    await followBell(admin, 'FreeCourseRequested', { course_name: name });
    await expect(admin.page.getByText(note)).toBeVisible();
    await admin.picture('course-request');
    await admin.act(words.approvals('approve'));
    const dialog = admin.page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveValue(classroom);
    await admin.press(words.approvals('approve'), dialog);
    await expect(
      admin.page.getByText(words.approvals('approvedOne', { name: people.student.name })),
    ).toBeVisible();
  });

  await test.step('the student follows the notification into the course', async () => {
    await student.page.goto('/overview');
    await followBell(student, 'FreeCourseApproved', { course_name: name });
    await expect(student.page.getByText(words.freeCourses('approvedTitle'))).toBeVisible();
    await student.page.getByRole('link', { name: words.freeCourses('study') }).click();
    await expect(student.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await student.page.goto('/course-free');
    await expect(student.page.getByRole('article', { name })).toBeVisible();
  });

  await test.step('another student is denied from the list, reads why, and waits again once that is undone', async () => {
    const other = await Actor.open(browser, product, variant);
    await other.signIn(people.otherStudent);
    await other.page.goto(`/free-course/${course.id}`);
    await other.press(words.freeCourses('ask'));
    await other.press(words.freeCourses('send'), other.page.getByRole('dialog'));
    await expect(other.page.getByRole('button', { name: words.freeCourses('withdraw') })).toBeVisible();
    await admin.page.goto('/requestFreeCourse');
    await admin.picture('free-course-requests');
    await admin.page.getByRole('link', { name }).first().click();
    await expect(
      admin.page.getByRole('heading', { name: words.requests('ofCourse', { name }) }),
    ).toBeVisible();
    await admin.press(words.approvals('denyOne', { name: people.otherStudent.name }));
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await admin.press(words.approvals('deny'), dialog);
    const { name: denied } = people.otherStudent;
    await expect(admin.page.getByText(words.approvals('deniedOne', { name: denied }))).toBeVisible();
    await admin.picture('requests-of-course');
    await other.page.goto('/overview');
    await followBell(other, 'FreeCourseDenied', { course_name: name });
    await expect(other.page.getByText(words.freeCourses('deniedFor', { reason }))).toBeVisible();

    await admin.page.getByRole('rowheader', { name: people.otherStudent.name }).getByRole('link').focus();
    await admin.page.keyboard.press('u');
    await expect(admin.page.getByText(words.approvals('undoneOne', { name: denied }))).toBeVisible();
    await admin.picture('undone-decision');
    await other.page.goto('/overview');
    const undone = { kind: 'free_course', was: 'denied', course_name: name } as const;
    await followBell(other, 'DecisionUndone', undone);
    await expect(other.page.getByRole('button', { name: words.freeCourses('withdraw') })).toBeVisible();
  });
});
