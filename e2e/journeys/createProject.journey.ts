import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { expect, test } from '../variant';
import { words } from '../words';

const name = 'Chuẩn hóa vận hành kho lạnh';
const { admin: administrator, teacher, otherStudent, student } = people;

/** Chooses a person by name with the keyboard: the person is then listed, and the field empty again. */
async function choosePerson(actor: Actor, label: string, person: string): Promise<void> {
  const { page } = actor;
  const field = page.getByRole('combobox', { name: label });
  await actor.take(field, person);
  await expect(page.getByRole('row', { name: person })).toBeVisible();
  await expect(field).toHaveValue('');
}

test('an administrator creates a project, whose lecturer is told and finds it', async ({
  browser,
  product,
  variant,
}) => {
  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;

  await test.step('creates a project with its people', async () => {
    await admin.signIn(administrator);
    await admin.choose(words.pages('projects'));
    await admin.picture('projects');
    await page.getByRole('link', { name: words.projects('add') }).click();
    await page.getByRole('textbox', { name: words.projects('name') }).fill(name);
    await admin.search(page.getByRole('combobox', { name: words.projects('type') }), 'Đào tạo theo hợp đồng');
    await page
      .getByRole('textbox', { name: words.projects('description') })
      .fill('Quy trình nhập, xuất và kiểm kê kho lạnh.\nÁp dụng cho ba kho khu vực phía Bắc.');
    await choosePerson(admin, words.projects('lecturers'), teacher.name);
    await choosePerson(admin, words.projects('participants'), student.name);
    await choosePerson(admin, words.projects('participants'), otherStudent.name);
    await admin.picture('project-form');
    await admin.press(words.projects('add'));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: otherStudent.name })).toBeVisible();
    await admin.picture('project');
  });

  await test.step('the lecturer is told, and follows it to the project', async () => {
    const lecturer = await Actor.open(browser, product, variant);
    await lecturer.signIn(teacher);
    await followBell(lecturer, 'ProjectLecturerAssigned', { project_name: name });
    await expect(lecturer.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(lecturer.page.getByText(words.projects('ownPart'))).toBeVisible();
    await lecturer.picture('project-of-lecturer');
    await lecturer.choose(words.pages('projects'));
    await expect(lecturer.page.getByRole('link', { name })).toBeVisible();
    await lecturer.picture('participating-projects');
    await lecturer.leave();
  });

  await test.step('the name is taken then, however its tones are placed', async () => {
    await admin.choose(words.pages('projects'));
    await page.getByRole('link', { name: words.projects('add') }).click();
    await page.getByRole('textbox', { name: words.projects('name') }).fill('Chuẩn hoá VẬN HÀNH kho lạnh');
    await admin.press(words.projects('add'));
    await expect(page.getByText(words.error('projectNameTaken')).first()).toBeVisible();
  });
});
