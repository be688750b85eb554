import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { addChapter } from '../steps/courseTree';
import { activate, fillNewMember, type NewMember } from '../steps/newMember';
import { openExam } from '../steps/sitting';
import { assignExam, importQuestions, makeExam } from '../steps/teaching';
import { expect, test } from '../variant';
import { words } from '../words';

const unit = 'Trung tâm Huấn luyện Tây Nguyên';
const project = 'An toàn cho đội thi công';
const course = 'An toàn điện trên công trường';
const classroom = 'An toàn điện – Khóa đầu tiên';
const password = 'Mùa sen 2026';

const administrator: NewMember = {
  name: 'Đinh Thị Y Ban',
  email: 'yban.dinh@hl-taynguyen.vn',
  phone: '0912 345 601',
  born: ['17', '05', '1982'],
  code: 'QT01',
};
const teacher: NewMember = {
  name: 'Hoàng Công Thuật',
  email: 'thuat.hoang@hl-taynguyen.vn',
  role: 'teacher',
  phone: '0912 345 602',
  born: ['02', '11', '1979'],
  code: 'GV01',
};
const student: NewMember = {
  name: 'Rơ Châm H’Yến',
  email: 'hyen.rocham@hl-taynguyen.vn',
  role: 'student',
  phone: '0912 345 603',
  born: ['30', '09', '2003'],
  code: 'HV01',
};

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

test('a unit grows from nothing to a running class', async ({ browser, product, variant }) => {
  test.slow();
  const superAdmin = await Actor.open(browser, product, variant);
  await test.step('a super-admin creates the unit and its administrator', async () => {
    const { page } = superAdmin;
    await superAdmin.signIn(people.superAdmin);
    await superAdmin.choose(words.pages('companies'));
    await page.getByRole('link', { name: words.companies('add') }).click();
    await page.getByRole('textbox', { name: words.companies('name') }).fill(unit);
    await page.getByRole('checkbox', { name: words.companies('isBusiness') }).check();
    await superAdmin.press(words.companies('add'));
    await page.getByRole('link', { name: words.companies('addAdmin') }).click();
    await expect(page.getByRole('combobox', { name: words.members('unit') })).toHaveValue(unit);
    await fillNewMember(superAdmin, administrator);
    await superAdmin.leave();
  });

  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;
  const textbox = (label: string) => page.getByRole('textbox', { name: label });
  const combobox = (label: string) => page.getByRole('combobox', { name: label });

  await test.step('the administrator adds a teacher and a student', async () => {
    await activate(product, admin, { email: administrator.email, password });
    await admin.picture('unit-empty');
    for (const member of [teacher, student]) {
      await admin.choose(words.pages('members'));
      await page
        .getByRole('link', { name: words.members('add') })
        .first()
        .click();
      await fillNewMember(admin, member);
    }
  });

  await test.step('makes the first categories of questions and of exams', async () => {
    for (const [kind, name] of [
      ['question', 'An toàn lao động'],
      ['exam', 'Kiểm tra đầu khóa'],
    ] as const) {
      await admin.choose(words.pages('categories'));
      await page
        .getByRole('navigation', { name: words.categories('kinds') })
        .getByRole('link', { name: words.categoryKind(kind), exact: true })
        .click();
      await page
        .getByRole('link', { name: words.categories('add') })
        .first()
        .click();
      await textbox(words.categories('name')).fill(name);
      await admin.press(words.categories('add'));
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    }
  });

  await test.step('creates a project', async () => {
    await admin.choose(words.pages('projects'));
    await page
      .getByRole('link', { name: words.projects('add') })
      .first()
      .click();
    await textbox(words.projects('name')).fill(project);
    await admin.press(words.projects('add'));
    await expect(page.getByRole('heading', { name: project, level: 1 })).toBeVisible();
  });

  await test.step('writes a course in it', async () => {
    await admin.choose(words.pages('courses'));
    await page
      .getByRole('link', { name: words.courses('add') })
      .first()
      .click();
    await admin.find(combobox(words.courses('project')), project);
    await textbox(words.courses('name')).fill(course);
    await textbox(words.courses('code')).fill('ATD');
    await admin.pick(words.courses('level'), words.courses('basic'));
    await admin.find(combobox(words.courses('lecturer')), teacher.name);
    await admin.setTime(words.courses('startTime'), inHours(-2));
    await addChapter(admin, 'Mở đầu', ['Nhận biết nguồn điện', 'Khóa và treo biển']);
    await admin.press(words.courses('add'));
    await expect(page.getByRole('heading', { name: course, level: 1 })).toBeVisible();
    await admin.picture('first-course');
  });

  await test.step('opens a class of it', async () => {
    await admin.choose(words.pages('classes'));
    await admin.press(words.classes('add'));
    const dialog = page.getByRole('dialog', { name: words.classForm('chooseTitle') });
    await admin.take(dialog.getByRole('combobox', { name: words.classForm('chooseCourse') }), course);
    await admin.press(words.classForm('next'), dialog);
    await textbox(words.classForm('name')).fill(classroom);
    await textbox(words.classForm('code')).fill('ATD-K1');
    await admin.take(combobox(words.classForm('teacher')), teacher.name);
    await admin.setTime(words.classForm('start'), inHours(-1));
    await admin.setTime(words.classForm('end'), inHours(24 * 30));
    await admin.take(combobox(words.classForm('chooseStudents')), student.name);
    await admin.press(words.classForm('add'));
    await expect(page.getByRole('heading', { name: classroom, level: 1 })).toBeVisible();
    await admin.leave();
  });

  const lecturer = await Actor.open(browser, product, variant);
  const title =
    await test.step('the teacher is told, and assigns an exam of imported questions', async () => {
      await activate(product, lecturer, { email: teacher.email, password });
      await followBell(lecturer, 'ClassTeacherAssigned', { classroom_name: classroom });
      await expect(lecturer.page.getByRole('heading', { name: classroom, level: 1 })).toBeVisible();
      await importQuestions(lecturer);
      const made = await makeExam(lecturer);
      await assignExam(lecturer, { title: made, classroom });
      await lecturer.leave();
      return made;
    });

  await test.step('the student is told of both, and may begin the exam', async () => {
    const pupil = await Actor.open(browser, product, variant);
    await activate(product, pupil, { email: student.email, password });
    await followBell(pupil, 'ClassJoined', { classroom_name: classroom });
    await expect(pupil.page.getByRole('heading', { name: classroom, level: 1 })).toBeVisible();
    await openExam(pupil, { classroom, title });
    await pupil.leave();
  });
});
