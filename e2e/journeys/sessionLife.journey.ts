import { people } from '@sen/api/fixtures/people';
import { setLocale } from '@sen/portal/words/runtime';
import { Actor } from '../Actor';
import { expect, test } from '../variant';
import { words } from '../words';

const { student } = people;

test('one account has one live session, and one comes back to where one was', async ({
  browser,
  product,
  variant,
}) => {
  const first = await Actor.open(browser, product, variant);
  const { page } = first;

  await test.step('a visitor who asks for a page signs in first, and lands on it', async () => {
    await first.visit('/');
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: words.signIn('submit') })).toBeVisible();
    await first.enter(student);
    await expect(page.getByRole('heading', { name: words.pages('profile'), level: 1 })).toBeVisible();
  });

  await test.step('a newer sign-in elsewhere is said, and ends this one after two seconds', async () => {
    const second = await Actor.open(browser, product, variant);
    await page.goto('/course-all');
    await expect(page.getByRole('heading', { name: words.pages('myCourses'), level: 1 })).toBeVisible();
    const notice = page.getByRole('alertdialog', { name: words.signedInElsewhere('title') });
    // It is there for two seconds: the next poll may come while the other device still signs in.
    await Promise.all([notice.waitFor({ timeout: 60_000 }), second.signIn(student)]);
    await expect(page.getByRole('button', { name: words.signIn('submit') })).toBeVisible();
    await second.leave();
  });

  await test.step('who signs in again comes back to where the session has ended', async () => {
    await first.enter(student);
    await expect(page).toHaveURL(/\/course-all$/);
  });

  await test.step('another tab that signs out takes this one along', async () => {
    const other = await page.context().newPage();
    await other.goto('/overview');
    await other.getByRole('button', { name: words.appShell().account(student.name) }).click();
    await other.getByRole('button', { name: words.shell('signOut') }).click();
    await expect(other.getByRole('button', { name: words.signIn('submit') })).toBeVisible();
    await expect(page.getByRole('button', { name: words.signIn('submit') })).toBeVisible();
    await other.close();
  });

  await test.step('the address of sign-in with ?logout signs out', async () => {
    await first.enter(student);
    await expect(page.getByRole('button', { name: words.appShell().account(student.name) })).toBeVisible();
    await page.goto('/?logout');
    await expect(page.getByRole('button', { name: words.signIn('submit') })).toBeVisible();
    await page.goto('/overview');
    await expect(page.getByRole('button', { name: words.signIn('submit') })).toBeVisible();
  });

  await first.leave();
});

test('the language is the account’s, and is saved', async ({ browser, product, variant }) => {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;
  await actor.signIn(student);
  await page.getByRole('button', { name: words.visitor('otherLanguage') }).click();
  setLocale(variant.language === 'vi' ? 'en' : 'vi');
  await expect(page.getByRole('heading', { name: words.pages('overview'), level: 1 })).toBeVisible();
  await page.getByRole('button', { name: words.appShell().account(student.name) }).click();
  await page.getByRole('button', { name: words.shell('signOut') }).click();
  await actor.enter(student);
  await expect(page.getByRole('heading', { name: words.pages('overview'), level: 1 })).toBeVisible();
  await actor.leave();
});
