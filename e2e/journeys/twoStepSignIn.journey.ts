import { demoPassword, people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { newestMail } from '../steps/outbox';
import { expect, test } from '../variant';

const { student } = people;

test('somebody turns the second step on, and signs in by the code of a mail', async ({
  browser,
  product,
  variant,
}) => {
  const actor = await Actor.open(browser, product, variant);
  const { page, words } = actor;

  await test.step('changes the own data', async () => {
    await actor.signIn(student);
    await page.getByRole('button', { name: words.account }).click();
    await page.getByRole('link', { name: words.myInfo }).click();
    await page.getByRole('textbox', { name: words.phone }).fill('0912 345 678');
    await actor.press(words.saveProfile);
    await expect(page.getByText(words.profileSaved)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: words.phone })).toHaveValue('0912345678');
    await actor.picture('profile');
  });

  await test.step('turns the second step on', async () => {
    await page.getByText(words.askForCode, { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.turnOnTwoStep });
    await dialog.getByLabel(words.password, { exact: true }).fill(demoPassword);
    await actor.press(words.confirm, dialog);
    await expect(page.getByText(words.twoStepOn)).toBeVisible();
  });

  await test.step('signs out, and in again by the code', async () => {
    await page.getByRole('button', { name: words.account }).click();
    await page.getByRole('button', { name: words.signOut }).click();
    await actor.enter(student);
    await expect(page.getByRole('heading', { name: words.enterCode })).toBeVisible();
    await actor.picture('sign-in-code');

    const [code = ''] = /\d{6}/.exec((await newestMail(product, student.email)).text) ?? [];
    const field = page.getByRole('textbox', { name: words.signInCode });
    await field.fill(code === '000000' ? '000001' : '000000');
    await expect(page.getByText(words.codeIsWrong)).toBeVisible();
    await field.fill(code);
    await expect(page.getByRole('heading', { name: words.overview, level: 1 })).toBeVisible();
  });
  await actor.leave();
});
