import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { type DemoPerson, people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import type { Product } from '../product';
import { clientOf } from '../steps/clientOf';
import { createClassOf, createFreeCourse } from '../steps/freeCourse';
import { expect, test } from '../variant';
import { words } from '../words';

const { admin, superAdmin, teacher, student, otherStudent } = people;
const course = 'Thuyết trình tự tin';
const classroom = 'Lớp sáng thứ bảy';
const published = 'Viết email chuyên nghiệp';
const reason = 'Lớp đã đủ học viên.';

test('requests of several kinds are decided together by keys, and several decisions are undone at once', async ({
  browser,
  product,
  variant,
}) => {
  const made = await test.step('several people ask for several things', () => askForMuch(product));
  const actor = await Actor.open(browser, product, variant);
  await actor.signIn(superAdmin);
  const { page } = actor;
  await actor.choose(words.pages('requests'));

  const inClass = [words.requests('class'), classroom] as const;
  const inCourse = [words.requests('freeCourse'), course] as const;
  const toPublish = [words.requests('publicCourse'), published] as const;
  type Subject = readonly [kind: string, about: string];
  const rowOf = ({ name }: DemoPerson, [kind, about]: Subject) =>
    [name, kind, about].reduce((rows, hasText) => rows.filter({ hasText }), page.locator('[data-row]'));
  const statusOf = (person: DemoPerson, subject: Subject, status: 'pending' | 'approved' | 'denied') =>
    expect(rowOf(person, subject).getByText(words.approvals(status), { exact: true })).toBeVisible();
  /** Selects these rows, and presses the key in the last one. */
  const decide = async (key: string, rows: readonly (readonly [DemoPerson, Subject])[]) => {
    for (const [person, subject] of rows) {
      const box = rowOf(person, subject).getByRole('checkbox');
      await box.focus();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    const [person, subject] = rows.at(-1) ?? [student, inClass];
    await rowOf(person, subject).getByRole('rowheader').getByRole('link').focus();
    await page.keyboard.press(key);
  };

  await test.step('those of three kinds are approved by one key', async () => {
    await decide('a', [
      [student, inClass],
      [otherStudent, inCourse],
      [teacher, toPublish],
    ]);
    const dialog = page.getByRole('dialog', { name: words.approvals('approveMany', { count: 3 }) });
    const places = dialog.getByRole('combobox');
    await expect(places).toHaveCount(2);
    await expect(places.nth(0)).toHaveValue(classroom);
    await expect(places.nth(1)).toHaveValue(classroom);
    await actor.picture('decide-many-approve');
    await actor.press(words.approvals('approve'), dialog);
    await expect(page.getByText(words.approvals('approveDone', { count: 3 }))).toBeVisible();
    await statusOf(teacher, toPublish, 'approved');
  });

  await test.step('the others are denied by one key, with one reason', async () => {
    await decide('d', [
      [student, inCourse],
      [otherStudent, inClass],
    ]);
    const dialog = page.getByRole('dialog', { name: words.approvals('denyMany', { count: 2 }) });
    await dialog.getByRole('textbox').fill(reason);
    await actor.press(words.approvals('deny'), dialog);
    await expect(page.getByText(words.approvals('denyDone', { count: 2 }))).toBeVisible();
    await statusOf(otherStudent, inClass, 'denied');
    const view = page.getByRole('dialog');
    // Faster than a person can, the focus is moved here before the list gives it to the next row, which would be viewed.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await rowOf(otherStudent, inClass).getByRole('rowheader').getByRole('link').focus();
      await page.keyboard.press('v');
      await expect(view.getByText(reason)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
  });

  await test.step('three decisions are undone by one key, but for the one that a student has used', async () => {
    const asking = await clientOf(product, student);
    const path = { id: made.published };
    await unwrap(asking.POST('/free-courses/{id}/request', { params: { path }, body: {}, ...multipart }));
    await decide('u', [
      [teacher, toPublish],
      [student, inClass],
      [otherStudent, inClass],
    ]);
    const question = page.getByRole('alertdialog', { name: words.approvals('undoMany', { count: 3 }) });
    await actor.picture('decide-many-undo');
    await actor.press(words.approvals('undo'), question);
    const name = words.approvals('undoPartly', { done: 2, count: 3 });
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText(published);
    await actor.picture('decide-many-kept');
    await actor.press(words.approvals('close'), dialog);
    await statusOf(student, inClass, 'pending');
    await statusOf(otherStudent, inClass, 'pending');
    await statusOf(teacher, toPublish, 'approved');
    await actor.picture('decide-many-undone');
  });
});

/** Both students ask for the class and the course, the lecturer for another course to be made public. */
async function askForMuch(product: Product): Promise<{ published: string }> {
  const manager = await clientOf(product, admin);
  const { id } = await createFreeCourse(manager, { name: course, code: 'TTTT', price: 0 });
  const { id: classroom_id } = await createClassOf(manager, { id }, { name: classroom, code: 'TTTT-1' });
  const above = await clientOf(product, superAdmin);
  await unwrap(above.POST('/courses/{id}/public', { params: { path: { id } }, body: {}, ...multipart }));
  const other = await createFreeCourse(manager, { name: published, code: 'VEMAIL', price: 0 });
  const lecturer = await clientOf(product, teacher);
  const ofOther = { path: { id: other.id } };
  await unwrap(lecturer.POST('/courses/{id}/public', { params: ofOther, body: {}, ...multipart }));
  for (const person of [student, otherStudent]) {
    const asking = await clientOf(product, person);
    await unwrap(asking.POST('/register', { body: { classroom_id }, ...multipart }));
    const params = { path: { id } };
    await unwrap(asking.POST('/free-courses/{id}/request', { params, body: {}, ...multipart }));
  }
  return { published: other.id };
}
