import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { linkIn, newestMail } from '../steps/outbox';
import { expect, test } from '../variant';

const email = 'khanh.ngo@sen.vn';
const name = 'Ngô Bảo Khánh';
const password = 'Mùa sen 2026';
const newPassword = 'Mùa sen 2027';

/** Signs in; the caller checks what is shown next. */
async function signIn({ page, words }: Actor, typed: string): Promise<void> {
  await page.getByLabel(words.username).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(typed);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
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
  const { words } = admin;
  const overview = student.page.getByRole('heading', { name: words.overview, level: 1 });

  await test.step('adds a student', async () => {
    const { page } = admin;
    await admin.signIn(people.admin);
    await admin.choose(words.members);
    await admin.picture('members');
    await page.getByRole('link', { name: words.addMember }).click();
    await page.getByRole('textbox', { name: words.fullName }).fill(name);
    await admin.pick(words.role, words.student);
    await page.getByRole('textbox', { name: words.phone }).fill('0987 654 321');
    const birthDate = page.getByRole('group', { name: words.dateOfBirth }).getByRole('spinbutton');
    for (const [place, part] of ['2001', '02', '28'].entries()) {
      await birthDate.nth(place).focus();
      await page.keyboard.type(part);
    }
    await page.getByRole('textbox', { name: words.membershipCode }).fill('SV0999');
    await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
    await admin.picture('member-form');
    await admin.press(words.addMember);
    await expect(page.getByRole('heading', { name: words.memberDetails, level: 1 })).toBeVisible();
    await expect(page.getByText(words.waitsForActivation)).toBeVisible();
    await admin.picture('member-waits');
  });

  await test.step('the student activates the account by the mail and signs in', async () => {
    const { page } = student;
    const link = new URL(linkIn(await newestMail(product, email)));
    expect(link.pathname).toBe('/activate');
    await student.visit(link.pathname + link.search);
    await page.getByLabel(words.newPassword, { exact: true }).fill(password);
    await page.getByLabel(words.repeatPassword).fill(password);
    await student.press(words.activate);
    await expect(page.getByText(words.accountActive, { exact: true })).toBeVisible();
    await signIn(student, password);
    await expect(overview).toBeVisible();
  });

  await test.step('locking ends the session of the student', async () => {
    const { page } = admin;
    await page.reload();
    await confirm(admin, words.lock);
    await expect(page.getByText(words.locked)).toBeVisible();
    await student.page.reload();
    await expect(student.page.getByRole('button', { name: words.signIn, exact: true })).toBeVisible();
    await signIn(student, password);
    await expect(student.page.getByRole('alert')).toBeVisible();
  });

  const temporary = await test.step('unlocks, and gives a temporary password', async () => {
    const { page } = admin;
    await confirm(admin, words.unlock);
    await expect(page.getByRole('alertdialog').getByText(words.unlocked)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await confirm(admin, words.givePassword);
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: words.temporaryPassword });
    await expect(field).not.toHaveValue('');
    await admin.picture('temporary-password');
    const given = await field.inputValue();
    await admin.press(words.close, dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(given)).toBeHidden();
    return given;
  });

  await test.step('the student signs in with it and must set another one', async () => {
    const { page } = student;
    await signIn(student, temporary);
    await expect(page.getByRole('heading', { name: words.setNewPassword, level: 1 })).toBeVisible();
    await student.picture('new-password');
    await page.goto('/course-all');
    await expect(page.getByRole('heading', { name: words.setNewPassword, level: 1 })).toBeVisible();
    await page.getByLabel(words.newPassword, { exact: true }).fill(newPassword);
    await page.getByLabel(words.repeatPassword).fill(newPassword);
    await student.press(words.setAndGoOn);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.setNewPassword);
    await page.goto('/overview');
    await expect(overview).toBeVisible();
  });
  await admin.leave();
  await student.leave();
});
