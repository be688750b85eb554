import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { activate, fillNewMember } from '../steps/newMember';
import { expect, test } from '../variant';
import { words } from '../words';

const email = 'khanh.ngo@sen.vn';
const name = 'Ngô Bảo Khánh';
const password = 'Mùa sen 2026';
const newPassword = 'Mùa sen 2027';

/** Signs in; the caller checks what is shown next. */
async function signIn({ page }: Actor, typed: string): Promise<void> {
  await page.getByLabel(words.signIn('username')).fill(email);
  await page.getByLabel(words.signIn('password'), { exact: true }).fill(typed);
  await page.getByRole('button', { name: words.signIn('submit'), exact: true }).click();
}

async function confirm(admin: Actor, action: string): Promise<void> {
  await admin.press(action);
  await admin.page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
}

test('an administrator adds a student, who activates the account, is locked, unlocked and given a password', async ({
  browser,
  product,
  variant,
}) => {
  const admin = await Actor.open(browser, product, variant);
  const student = await Actor.open(browser, product, variant);
  const overview = student.page.getByRole('heading', { name: words.pages('overview'), level: 1 });

  await test.step('adds a student', async () => {
    const { page } = admin;
    await admin.signIn(people.admin);
    await admin.choose(words.pages('members'));
    await admin.picture('members');
    await page.getByRole('link', { name: words.members('add') }).click();
    await fillNewMember(admin, {
      name,
      email,
      role: 'student',
      phone: '0987 654 321',
      born: ['28', '02', '2001'],
      code: 'SV0999',
    });
    await expect(page.getByText(words.members('waits'))).toBeVisible();
    await admin.picture('member-waits');
  });

  await test.step('the student activates the account by the mail and signs in', async () => {
    await activate(product, student, { email, password });
  });

  await test.step('locking ends the session of the student', async () => {
    const { page } = admin;
    await page.reload();
    await confirm(admin, words.members('lock'));
    await expect(page.getByText(words.members('locked', { count: 1 }))).toBeVisible();
    await student.page.reload();
    await expect(
      student.page.getByRole('button', { name: words.signIn('submit'), exact: true }),
    ).toBeVisible();
    await signIn(student, password);
    await expect(student.page.getByRole('alert')).toBeVisible();
  });

  const temporary = await test.step('unlocks, and gives a temporary password', async () => {
    const { page } = admin;
    await confirm(admin, words.members('unlock'));
    await expect(
      page.getByRole('alertdialog').getByText(words.members('unlocked', { count: 1 })),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await confirm(admin, words.memberSignIn('give'));
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: words.memberSignIn('temporary') });
    await expect(field).not.toHaveValue('');
    await admin.picture('temporary-password');
    const given = await field.inputValue();
    await admin.press(words.memberSignIn('close'), dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(given)).toBeHidden();
    return given;
  });

  await test.step('the student signs in with it and must set another one', async () => {
    const { page } = student;
    await signIn(student, temporary);
    await expect(page.getByRole('heading', { name: words.pages('resetByAdmin'), level: 1 })).toBeVisible();
    await student.picture('new-password');
    await page.goto('/course-all');
    await expect(page.getByRole('heading', { name: words.pages('resetByAdmin'), level: 1 })).toBeVisible();
    await page.getByLabel(words.passwords('newPassword'), { exact: true }).fill(newPassword);
    await page.getByLabel(words.passwords('repeat')).fill(newPassword);
    await student.press(words.passwords('setAndGoOn'));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.pages('resetByAdmin'));
    await page.goto('/overview');
    await expect(overview).toBeVisible();
  });
  await admin.leave();
  await student.leave();
});
