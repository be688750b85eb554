import { multipart } from '@sen/api/client/multipart';
import { people } from '@sen/api/fixtures/people';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { Actor } from '../Actor';
import { clientOf } from '../steps/clientOf';
import type { Product } from '../product';
import { expect, test } from '../variant';
import { words } from '../words';

const courseName = 'Phòng cháy chữa cháy cơ sở';
const name = 'Phòng cháy chữa cháy – Khóa mở';
const { admin: administrator, teacher, student, otherStudent } = people;

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();

/** A class without students. */
async function createClass(product: Product) {
  const client = await clientOf(product, administrator);
  const { data: courses } = await client.GET('/courses', {
    params: { query: { 'fieldName[]': ['course_name'], 'keyword[]': [courseName] } },
  });
  const { data } = await client.POST('/classrooms', {
    body: {
      course_id: courses?.data[0]?.id ?? '',
      classroom_name: name,
      classroom_code: 'PCCC-MO',
      teacher_id: teacher.id,
      classroom_start_time: inHours(-1),
      classroom_end_time: inHours(24 * 30),
    },
    ...multipart,
  });
  if (!data) throw new Error('The class was not created.');
  return data.data;
}

/** Enters a code on the page of the own courses. */
async function enterCode(actor: Actor, code: string): Promise<void> {
  await actor.press(words.myCourses('enterCode'));
  const dialog = actor.page.getByRole('dialog', { name: words.myCourses('activateTitle') });
  await dialog.getByRole('textbox', { name: words.myCourses('code') }).fill(code);
  await actor.press(words.myCourses('activate'), dialog);
}

test('a student enters a code, is in the class, and reviews the course', async ({
  browser,
  product,
  variant,
}) => {
  const classroom = await createClass(product);
  const admin = await Actor.open(browser, product, variant);
  await admin.signIn(administrator);
  let code = '';

  await test.step('an administrator creates codes, which are shown once', async () => {
    const { page } = admin;
    await page.goto(`/classroom/${classroom.id}`);
    await admin.act(words.classes('codes'));
    await expect(page.getByRole('heading', { name: words.pages('activationCodes'), level: 1 })).toBeVisible();
    await admin.press(words.activation('add'), page.getByRole('main'));
    const form = page.getByRole('dialog', { name: words.activation('addTitle') });
    await form.getByRole('textbox', { name: words.activation('count') }).fill('2');
    await form.getByRole('textbox', { name: words.activation('note') }).fill('Đội phòng cháy');
    await admin.picture('codes-form');
    await admin.press(words.activation('add'), form);
    const made = page.getByRole('dialog', { name: words.activation('madeTitle', { count: 2 }) });
    const list = made.getByRole('textbox', { name: words.activation('madeList') });
    await expect(list).toHaveValue(/-/);
    code = (await list.inputValue()).split('\n')[0]?.split('\t')[1] ?? '';
    await admin.picture('codes-made');
    await admin.press(words.activation('close'), made);
    await expect(page.getByRole('row', { name: 'Đội phòng cháy' }).first()).toBeVisible();
    await admin.picture('codes');
  });

  const pupil = await Actor.open(browser, product, variant);
  await test.step('a wrong code is refused; the right one leads to the course', async () => {
    const { page } = pupil;
    await pupil.signIn(student);
    await page.goto('/course-all');
    await enterCode(pupil, 'ABCD-EFGH-JKMN-PQRS');
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText(errorMessage('activationCodeWrong', variant.language)).first(),
    ).toBeVisible();
    await pupil.picture('code-wrong');
    await dialog.getByRole('textbox').fill(code.toLowerCase().replaceAll('-', ' '));
    await pupil.press(words.myCourses('activate'), dialog);
    await expect(page.getByRole('heading', { name: courseName, level: 1 })).toBeVisible();
    await expect(page.getByRole('article', { name })).toBeVisible();
    await pupil.picture('course-for-students');
  });

  await test.step('the student reviews the course and goes on to the class', async () => {
    const { page } = pupil;
    await pupil.press(words.reviewForm('write'));
    const dialog = page.getByRole('dialog', { name: words.reviewForm('writeTitle') });
    await dialog.getByRole('radio', { name: words.reviewForm('great') }).check({ force: true });
    await dialog.getByRole('textbox', { name: words.reviewForm('text') }).fill('Thực hành rất kỹ.');
    await pupil.press(words.reviewForm('send'), dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Thực hành rất kỹ.')).toBeVisible();
    await pupil.picture('course-reviewed');
    await page.goto('/course-going');
    await page.getByRole('link', { name: `${words.myCourses('openClass')} ${name}` }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  await test.step('the same code brings nobody else in', async () => {
    const other = await Actor.open(browser, product, variant);
    await other.signIn(otherStudent);
    await other.page.goto('/course-all');
    await expect(other.page.getByRole('article').first()).toBeVisible();
    await other.picture('my-courses');
    await enterCode(other, code);
    await expect(
      other.page.getByText(errorMessage('activationCodeUsed', variant.language)).first(),
    ).toBeVisible();
    await other.leave();
  });

  await test.step('the administrator sees who has used the code, and hides the review', async () => {
    const { page } = admin;
    await page.reload();
    await expect(page.getByText(student.name).first()).toBeVisible();
    const { company_id, project_id, course_id } = classroom;
    await page.goto(`/rating-courses/${company_id}/${project_id}/${course_id}`);
    await page
      .getByRole('button', {
        name: words.dataTable().rowMenu(words.courseRatings('rowName', { name: student.name })),
      })
      .first()
      .click();
    await page.getByRole('menuitem', { name: words.courseRatings('hide') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.courseRatings('reason') }).fill('Sai khóa học');
    await admin.press(words.courseRatings('hide'), dialog);
    await expect(
      page.getByText(words.courseRatings('hiddenFor', { reason: 'Sai khóa học' })).first(),
    ).toBeVisible();
    await admin.picture('course-ratings');
  });
});
