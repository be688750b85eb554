import { demoPassword, people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { linkIn, newestMail } from '../steps/outbox';
import { expect, test } from '../variant';
import { words } from '../words';

const { student } = people;
const password = 'Ẩn số mới 2026';

test('somebody who forgot the password sets a new one by the link of a mail', async ({
  browser,
  product,
  variant,
}) => {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;
  const fields = {
    username: page.getByLabel(words.signIn('username')),
    password: page.getByLabel(words.signIn('password'), { exact: true }),
    fresh: page.getByLabel(words.passwords('newPassword'), { exact: true }),
    repeated: page.getByLabel(words.passwords('repeat')),
  };

  await test.step('asks for the link', async () => {
    await actor.visit('/');
    await page.getByRole('link', { name: words.signIn('forgot') }).click();
    await page.getByLabel(words.passwords('email')).fill(student.email);
    await actor.picture('recovery');
    await actor.press(words.passwords('confirm'));
    await expect(page.getByText(words.passwords('sent'))).toBeVisible();
  });

  const link = await test.step('reads the mail', async () => {
    const address = new URL(linkIn(await newestMail(product, student.email)));
    expect(address.pathname).toBe('/reset');
    return address.pathname + address.search;
  });

  await test.step('is refused a weak password, and sets a good one', async () => {
    await page.goto(link);
    await expect(page.getByLabel(words.passwords('email'))).toHaveValue(student.email);
    await fields.fresh.fill('ngan');
    await fields.repeated.fill('ngan');
    await actor.press(words.passwords('change'));
    await expect(page.getByText(words.error('passwordTooWeak')).last()).toBeVisible();
    await actor.picture('reset');
    await fields.fresh.fill(password);
    await fields.repeated.fill(password);
    await actor.press(words.passwords('change'));
    await expect(page.getByText(words.passwords('changed'))).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the old password no longer holds, the new one does', async () => {
    await fields.username.fill(student.username);
    await fields.password.fill(demoPassword);
    await actor.press(words.signIn('submit'));
    await expect(page.getByText(words.error('wrongCredentials'))).toBeVisible();
    await fields.password.fill(password);
    await actor.press(words.signIn('submit'));
    await expect(page.getByRole('heading', { name: words.pages('overview'), level: 1 })).toBeVisible();
  });

  await test.step('the link is used up', async () => {
    await page.goto(link);
    await fields.fresh.fill(password);
    await fields.repeated.fill(password);
    await actor.press(words.passwords('change'));
    await expect(page.getByText(words.error('resetLinkInvalid'))).toBeVisible();
  });
  await actor.leave();
});
