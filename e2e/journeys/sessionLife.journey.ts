import { demoPassword, people } from '@sen/api/fixtures/people';
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
  const { page, words: labels } = first;

  await test.step('a visitor who asks for a page signs in first, and lands on it', async () => {
    await first.visit('/');
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: labels.signIn })).toBeVisible();
    await first.enter(student);
    await expect(page.getByRole('heading', { name: labels.myInfo, level: 1 })).toBeVisible();
  });

  await test.step('a newer sign-in elsewhere is said, and ends this one after two seconds', async () => {
    const second = await Actor.open(browser, product, variant);
    await second.signIn(student);
    await page.goto('/course-all');
    await expect(page.getByRole('alertdialog', { name: labels.signedInElsewhere })).toBeVisible();
    await first.picture('signed-in-elsewhere');
    await expect(page.getByRole('button', { name: labels.signIn })).toBeVisible();
    await second.leave();
  });

  await test.step('who signs in again comes back to where the session has ended', async () => {
    await first.enter(student);
    await expect(page).toHaveURL(/\/course-all$/);
  });

  await test.step('another tab that signs out takes this one along', async () => {
    const other = await page.context().newPage();
    await other.goto('/overview');
    await other.getByRole('button', { name: labels.account }).click();
    await other.getByRole('button', { name: labels.signOut }).click();
    await expect(other.getByRole('button', { name: labels.signIn })).toBeVisible();
    await expect(page.getByRole('button', { name: labels.signIn })).toBeVisible();
    await other.close();
  });

  await test.step('the address of sign-in with ?logout signs out', async () => {
    await first.enter(student);
    await expect(page.getByRole('button', { name: labels.account })).toBeVisible();
    await page.goto('/?logout');
    await expect(page.getByRole('button', { name: labels.signIn })).toBeVisible();
    await page.goto('/overview');
    await expect(page.getByRole('button', { name: labels.signIn })).toBeVisible();
  });

  await first.leave();
});

test('the language is the account’s, and is saved', async ({ browser, product, variant }) => {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;
  const [other, button] =
    variant.language === 'vi' ? ([words.en, 'English'] as const) : ([words.vi, 'Tiếng Việt'] as const);
  await actor.signIn(student);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: other.overview, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: other.account }).click();
  await page.getByRole('button', { name: other.signOut }).click();
  await page.getByLabel(other.username).fill(student.username);
  await page.getByLabel(other.password, { exact: true }).fill(demoPassword);
  await actor.press(other.signIn);
  await expect(page.getByRole('heading', { name: other.overview, level: 1 })).toBeVisible();
  await actor.leave();
});
