import { demoPassword, people } from '@sen/api/fixtures/people';
import type { Route } from '@playwright/test';
import { setLocale } from '@sen/portal/words/runtime';
import { Actor } from '../Actor';
import { expect, test } from '../variant';
import { words } from '../words';

const { student } = people;

/** Everything that is written into index.html as a module. */
const application = /\/assets\/index-[\w-]+\.js/;

test('the form of a page that still loads takes what is typed and pressed', async ({
  browser,
  product,
  variant,
}) => {
  const visitor = await Actor.open(browser, product, variant);
  const { page } = visitor;
  const waiting: Route[] = [];
  await page.route(application, (route) => void waiting.push(route));
  // The browser waits for the module before it says that the page has loaded.
  await page.goto('/', { waitUntil: 'commit' });

  await test.step('in both languages, and what was typed goes along', async () => {
    setLocale('vi');
    await page.getByLabel(words.signIn('username')).fill(student.username);
    await page.getByLabel(words.signIn('password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: words.visitor('otherLanguage') }).click();
    setLocale('en');
    await expect(page.getByLabel(words.signIn('username'))).toHaveValue(student.username);
    if (variant.language === 'en') return;
    await page.getByRole('button', { name: words.visitor('otherLanguage') }).click();
    setLocale('vi');
  });

  await test.step('the password is shown and hidden', async () => {
    const field = page.locator(`[data-static="${variant.language}"] input[name="password"]`);
    const eye = page.locator(`[data-static="${variant.language}"] form button[type="button"]`);
    await eye.click();
    await expect(field).toHaveAttribute('type', 'text');
    await eye.click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  await test.step('one press of Enter signs in, once the rest has arrived', async () => {
    await page.getByLabel(words.signIn('username')).press('Enter');
    expect(waiting.length).toBeGreaterThan(0);
    // Lets go of those that wait.
    await page.unroute(application);
    await expect(page.getByRole('heading', { name: words.pages('overview'), level: 1 })).toBeVisible();
  });
  await visitor.leave();
});

test('a page whose code does not arrive says so', async ({ browser, product, variant }) => {
  const visitor = await Actor.open(browser, product, variant);
  const { page } = visitor;
  await page.route(application, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(/Trang chưa tải xong/)).toBeVisible();
  await page.unroute(application);
  await page.getByRole('link', { name: 'tải lại trang' }).click();
  await expect(page.getByText(/Trang chưa tải xong/)).toHaveCount(0);
  setLocale('vi');
  await expect(page.getByRole('button', { name: words.signIn('submit') })).toBeVisible();
  await visitor.leave();
});
