import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Browser } from '@playwright/test';
import { Actor } from '../Actor';
import type { Product } from '../product';
import { followBell } from '../steps/bell';
import { linkIn, newestMail } from '../steps/outbox';
import { expect, test } from '../variant';
import type { Variant } from '../playwright.config';
import { words } from '../words';

const password = 'Học viên 2026!';
const khue = { name: 'Đặng Thị Minh Khuê', email: 'khue.dang@gmail.com' };
const long = { name: 'Ngô Bảo Long', email: 'long.ngo@gmail.com' };
const reason = 'Bạn không có trong danh sách của đơn vị.';

type Applicant = typeof khue;

test('people register by the link of a unit: one comes into a class, one is denied and reads why', async ({
  browser,
  product,
  variant,
}) => {
  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;

  const link =
    await test.step('the administrator closes the registration, opens it again and takes the link', async () => {
      await admin.signIn(people.admin);
      await admin.choose(words.pages('requests'));
      await admin.showMoreActions();
      await admin.press(words.requests('link'));
      const dialog = page.getByRole('dialog', { name: words.requests('link') });
      const takes = dialog.getByRole('switch', { name: words.requests('linkOpen') });
      const given = dialog.getByRole('textbox', { name: words.requests('linkAddress') });
      await expect(given).toBeVisible();
      await takes.click();
      await expect(given).toBeHidden();
      await takes.click();
      const address = await given.inputValue();
      await admin.picture('registration-link');
      await admin.press(words.requests('close'), dialog);
      const { pathname, search } = new URL(address);
      return pathname + search;
    });

  const first = await test.step('a visitor registers, confirms by the mail and waits', () =>
    register(khue, link, { browser, product, variant }));
  const second = await test.step('another one does the same', () =>
    register(long, link, { browser, product, variant }));

  await test.step('the bell tells the administrator', async () => {
    await followBell(admin, 'RegistrationRequested', { kind: 'account' });
    await expect(page.getByRole('heading', { name: words.pages('requests'), level: 1 })).toBeVisible();
  });

  const placed = await test.step('the administrator places the first in a class', async () => {
    await page.reload();
    await admin.press(words.approvals('approveOne', { name: khue.name }));
    const dialog = page.getByRole('dialog');
    await admin.press(words.approvals('approve'), dialog);
    await expect(dialog.getByText(words.error('pleaseSelectAClass'))).toBeVisible();
    const classroom = dialog.getByRole('combobox', { name: words.requests('chooseClass') });
    await classroom.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(classroom).toHaveAttribute('aria-activedescendant', /./);
    await classroom.press('Enter');
    await expect(dialog.getByText(words.error('pleaseSelectAClass'))).toBeHidden();
    const name = await classroom.inputValue();
    await admin.picture('request-approve');
    await admin.press(words.approvals('approve'), dialog);
    await expect(page.getByText(words.approvals('approvedOne', { name: khue.name }))).toBeVisible();
    return name;
  });

  await test.step('and denies the second, with a reason', async () => {
    await admin.press(words.approvals('denyOne', { name: long.name }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await admin.press(words.approvals('deny'), dialog);
    await expect(page.getByText(words.approvals('deniedOne', { name: long.name }))).toBeVisible();
    await admin.picture('requests');
  });

  await test.step('the first gets a mail with a link to the class, to which the bell leads as well', async () => {
    const { pathname } = new URL(await mailSays(product, khue, '/classroom/'));
    await first.page.goto('/overview');
    await followBell(first, 'RegistrationApproved', { classroom_name: placed });
    await expect(first.page).toHaveURL(new RegExp(`${pathname}$`));
    await expect(first.title).toBeVisible();
    await first.picture('registered-class');
  });

  await test.step('the second reads the reason and asks once more', async () => {
    await mailSays(product, long, reason);
    await second.page.reload();
    await expect(second.page.getByText(reason)).toBeVisible();
    await second.page.getByRole('textbox').fill('Em là học viên mới');
    await second.picture('registration-denied');
    await second.press(words.waiting('send'));
    await expect(
      second.page.getByRole('heading', { name: words.waiting('title', { unit: demoCompany.company_name }) }),
    ).toBeVisible();
  });

  for (const actor of [admin, first, second]) await actor.leave();
});

/** Registers by the link, confirms by the mail, signs in, and sees only the waiting page. */
async function register(
  { name, email }: Applicant,
  link: string,
  { browser, product, variant }: { browser: Browser; product: Product; variant: Variant },
): Promise<Actor> {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;
  await actor.visit(link);
  await page.getByLabel(words.registration('name')).fill(name);
  await page.getByLabel(words.registration('email')).fill(email);
  await page.getByLabel(words.registration('phone')).fill('0987654321');
  await page
    .getByRole('group', { name: words.registration('dateOfBirth') })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('12042003');
  await actor.picture('register');
  await actor.press(words.registration('submit'));
  await expect(page.getByText(words.registration('sent'))).toBeVisible();

  const { pathname, search } = new URL(linkIn(await newestMail(product, email)));
  await page.goto(pathname + search);
  await page.getByLabel(words.passwords('newPassword'), { exact: true }).fill(password);
  await page.getByLabel(words.passwords('repeat')).fill(password);
  await actor.press(words.passwords('activate'));
  await page.getByLabel(words.signIn('username')).fill(email);
  await page.getByLabel(words.signIn('password'), { exact: true }).fill(password);
  await actor.press(words.signIn('submit'));
  await expect(
    page.getByRole('heading', { name: words.waiting('title', { unit: demoCompany.company_name }) }),
  ).toBeVisible();
  await actor.picture('registration-waits');
  // Nothing else is accessible: the address of the classes redirects.
  await page.goto('/course-all');
  await expect(page).toHaveURL(/\/overview$/);
  return actor;
}

/** Waits until the newest mail contains the text, and returns its link. */
async function mailSays(product: Product, { email }: Applicant, said: string): Promise<string> {
  const newest = () => newestMail(product, email);
  await expect.poll(async () => (await newest()).text).toContain(said);
  return linkIn(await newest());
}
