import { classRow } from '@sen/api/fixtures/classes';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { expect, test } from '../variant';
import { words } from '../words';

const name = 'An toàn lao động – Khóa thử nghiệm';
const renamed = 'An toàn lao động – Khóa buổi tối';
const session = 'Gặp mặt đầu khóa';
const address = 'https://meet.google.com/khoa-thu-mot';
const { admin: administrator, teacher, student, otherStudent } = people;

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

/** Its number and its name. */
const firstChapter = /^1\. /;
const chapterHeading = ({ page }: Actor) => page.getByRole('heading', { name: firstChapter });

/** Opens a tab of the class page, whose label has a count. */
const openTab = async ({ page }: Actor, label: string) =>
  page.getByRole('tab', { name: new RegExp(`^${label}`) }).click();

test('an administrator runs a class: its people are told, meet online, sit an exam and leave', async ({
  browser,
  product,
  variant,
}) => {
  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;
  await admin.signIn(administrator);

  await test.step('creates a class of a course, with its teacher and a student', async () => {
    await admin.choose(words.pages('classes'));
    await admin.press(words.classes('add'));
    const dialog = page.getByRole('dialog', { name: words.classForm('chooseTitle') });
    const course = dialog.getByRole('combobox', { name: words.classForm('chooseCourse') });
    await admin.take(course, classRow.course_name);
    await admin.press(words.classForm('next'), dialog);
    await expect(page.getByRole('heading', { name: words.pages('classAdd'), level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: words.classForm('name') }).fill(name);
    await page.getByRole('textbox', { name: words.classForm('code') }).fill('ATLD-THU');
    const lecturer = page.getByRole('combobox', { name: words.classForm('teacher') });
    await admin.take(lecturer, teacher.name);
    await admin.setTime(words.classForm('start'), inHours(-1));
    await admin.setTime(words.classForm('end'), inHours(24 * 30));
    const students = page.getByRole('combobox', { name: words.classForm('chooseStudents') });
    await admin.take(students, student.name);
    await expect(page.getByRole('row', { name: student.name })).toBeVisible();
    await admin.picture('class-form');
    await admin.press(words.classForm('add'));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await admin.picture('class-new');
  });

  await test.step('adds students by their codes, and reads which were not found', async () => {
    await openTab(admin, words.classes('students'));
    await admin.press(words.classStudents('add'));
    const dialog = page.getByRole('dialog', { name: words.classStudents('addTitle') });
    await dialog.getByRole('radio', { name: words.classStudents('byCodes') }).check();
    await dialog
      .getByRole('textbox', { name: words.classStudents('codes') })
      .fill(`${otherStudent.membership_code}\n${student.email}\nHV-KHONG-CO`);
    await admin.press(words.classStudents('submit'), dialog);
    const result = page.getByRole('dialog', { name: words.classStudents('resultTitle') });
    await expect(result.getByRole('row', { name: 'HV-KHONG-CO' })).toBeVisible();
    await admin.picture('class-students-added');
    await admin.press(words.classStudents('close'), result);
    await expect(page.getByRole('row', { name: otherStudent.name })).toBeVisible();
  });

  const pupil = await Actor.open(browser, product, variant);
  await test.step('the student is told of the class', async () => {
    await pupil.signIn(student);
    await followBell(pupil, 'ClassJoined', { classroom_name: name });
    await expect(pupil.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  const lecturer = await Actor.open(browser, product, variant);
  await test.step('the teacher is told, and adds an online session', async () => {
    await lecturer.signIn(teacher);
    await followBell(lecturer, 'ClassTeacherAssigned', { classroom_name: name });
    await expect(lecturer.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await openTab(lecturer, words.onlineClasses('tab'));
    await lecturer.press(words.onlineClasses('add'));
    const dialog = lecturer.page.getByRole('dialog', { name: words.onlineClasses('addTitle') });
    await dialog.getByRole('textbox', { name: words.onlineClasses('address') }).fill(address);
    await dialog.getByRole('textbox', { name: words.onlineClasses('name') }).fill(session);
    await lecturer.setTime(words.onlineClasses('start'), inHours(48));
    await lecturer.picture('session-form');
    await lecturer.press(words.onlineClasses('add'), dialog);
    await expect(dialog).toBeHidden();
    await expect(lecturer.page.getByText(session).first()).toBeVisible();
    await lecturer.picture('sessions-teacher');
  });

  await test.step('the student is told of it, and finds the way into the meeting', async () => {
    await followBell(pupil, 'OnlineClassAdded', { meeting_name: session });
    const join = pupil.page.getByRole('link', { name: words.onlineClasses('join') });
    await expect(join).toHaveAttribute('href', address);
    await expect(join).toHaveAttribute('target', '_blank');
    await pupil.picture('sessions-student');
  });

  await test.step('the teacher assigns an exam to a chapter, which the student is told of', async () => {
    await lecturer.act(words.classes('assign'));
    const dialog = lecturer.page.getByRole('dialog');
    await lecturer.pick(words.assignment('exam'), new RegExp(`^${exam.title}`), dialog);
    await expect(dialog.getByRole('textbox', { name: words.assignment('duration') })).not.toHaveValue('');
    await lecturer.pick(words.assignment('place'), firstChapter, dialog);
    await lecturer.press(words.assignment('submit'), dialog);
    await expect(dialog).toBeHidden();
    await followBell(pupil, 'AssignNewSurvey', { survey_title: exam.title });
  });

  await test.step('the teacher and the student find it in that chapter', async () => {
    await openTab(lecturer, words.classContent('tab'));
    const ofTeacher = lecturer.page.locator('section').filter({ has: chapterHeading(lecturer) });
    await expect(ofTeacher.getByRole('row', { name: exam.title })).toBeVisible();
    await lecturer.picture('class-content-teacher');
    await pupil.page.goto(new URL(lecturer.page.url()).pathname);
    await openTab(pupil, words.classContent('tab'));
    const ofStudent = pupil.page.locator('section').filter({ has: chapterHeading(pupil) });
    const card = ofStudent.getByRole('article', { name: exam.title });
    await expect(card.getByRole('link').first()).toBeVisible();
    await pupil.picture('class-content-student');
  });

  await test.step('the administrator renames the class', async () => {
    await page.reload();
    await admin.act(words.classActions('edit'));
    const title = page.getByRole('textbox', { name: words.classForm('name') });
    await expect(title).toHaveValue(name);
    await title.fill(renamed);
    await admin.press(words.classForm('save'));
    await expect(page.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
  });

  await test.step('and removes a student, after reading what stays', async () => {
    await openTab(admin, words.classes('students'));
    await page
      .getByRole('button', { name: words.dataTable().rowMenu(otherStudent.name) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: words.classStudents('remove') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words.classStudents('removeStartedText'))).toBeVisible();
    await admin.press(words.classStudents('remove'), dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: otherStudent.name })).toBeHidden();
    const gone = await Actor.open(browser, product, variant);
    await gone.signIn(otherStudent);
    await gone.page.goto('/course-all');
    await expect(gone.page.getByRole('link', { name: classRow.classroom_name }).first()).toBeVisible();
    await expect(gone.page.getByRole('link', { name: renamed })).toHaveCount(0);
    await gone.leave();
  });
});
