import { demoPassword, people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { newestMail } from '../steps/outbox';
import { expect, test } from '../variant';
import { words } from '../words';

const { student } = people;

test('somebody turns the second step on, and signs in by the code of a mail', async ({
  browser,
  product,
  variant,
}) => {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;

  await test.step('changes the own data', async () => {
    await actor.signIn(student);
    await page.getByRole('button', { name: words.appShell().account(student.name) }).click();
    await page.getByRole('link', { name: words.pages('profile') }).click();
    await page.getByRole('textbox', { name: words.profile('phone') }).fill('0912 345 678');
    await actor.press(words.profile('save'));
    await expect(page.getByText(words.profile('saved'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: words.profile('phone') })).toHaveValue('0912345678');
    await actor.picture('profile');
  });

  await test.step('turns the second step on', async () => {
    await page.getByText(words.profile('twoFactorSwitch'), { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.profile('turnOn') });
    await dialog.getByLabel(words.profile('password'), { exact: true }).fill(demoPassword);
    await actor.press(words.profile('confirm'), dialog);
    await expect(page.getByText(words.profile('twoFactorOn'))).toBeVisible();
  });

  await test.step('signs out, and in again by the code', async () => {
    await page.getByRole('button', { name: words.appShell().account(student.name) }).click();
    await page.getByRole('button', { name: words.shell('signOut') }).click();
    await actor.enter(student);
    await expect(page.getByRole('heading', { name: words.signInStep('title') })).toBeVisible();
    await actor.picture('sign-in-code');

    const [code = ''] = /\d{6}/.exec((await newestMail(product, student.email)).text) ?? [];
    const field = page.getByRole('textbox', { name: words.signInStep('code') });
    await field.fill(code === '000000' ? '000001' : '000000');
    await expect(page.getByText(words.error('wrongCode'))).toBeVisible();
    await field.fill(code);
    await expect(page.getByRole('heading', { name: words.pages('overview'), level: 1 })).toBeVisible();
  });
  await actor.leave();
});
