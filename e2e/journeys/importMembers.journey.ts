import { readFileSync } from 'node:fs';
import { people as demo } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { marked, memberFile, corrected } from '../memberSheet';
import { followBell } from '../steps/bell';
import { linkIn, newestMail } from '../steps/outbox';
import { expect, test } from '../variant';
import { words } from '../words';

test('an administrator imports a list, fixes what was refused, and each new member gets a mail', async ({
  browser,
  product,
  variant,
}) => {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;
  await actor.signIn(demo.admin);

  const choose = (buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({
      name: 'danh-sach.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
  const downloaded = async (button: string): Promise<Buffer> => {
    const coming = page.waitForEvent('download');
    await actor.press(button);
    return readFileSync(await (await coming).path());
  };

  const refused = await test.step('imports three of five rows', async () => {
    await actor.choose(words.pages('members'));
    await actor.showMoreActions();
    await page.getByRole('link', { name: words.members('importFile') }).click();
    await expect(page.getByRole('heading', { name: words.pages('memberImport'), level: 1 })).toBeVisible();
    await actor.picture('members-import');
    await choose(await memberFile());
    await actor.press(words.importDialog().toPreview);
    await expect(page.getByRole('grid', { name: words.importDialog().refusedTab })).toBeVisible();
    await actor.picture('members-import-checked');
    await actor.press(words.memberImport('start', { count: 3 }));
    await expect(page.getByText(words.memberImport('done', { count: 3 }))).toBeVisible();
    await page.reload();
    await expect(page.getByText(words.memberImport('done', { count: 3 }))).toBeVisible();
    await actor.picture('members-import-done');
    return downloaded(words.importDialog().downloadRefused);
  });

  await test.step('comes back to its report from the bell', async () => {
    const report = new URL(page.url());
    await page.goto('/overview');
    await followBell(actor, 'ImportFinished', { file_name: 'danh-sach.xlsx' });
    await expect(page).toHaveURL((url) => url.pathname + url.search === report.pathname + report.search);
    await expect(page.getByText(words.memberImport('done', { count: 3 }))).toBeVisible();
  });

  await test.step('fixes one of the two refused rows in their file and imports it', async () => {
    await actor.press(words.importDialog().anotherFile);
    await choose(await corrected(refused));
    await actor.press(words.importDialog().toPreview);
    await actor.press(words.memberImport('start', { count: 1 }));
    await expect(page.getByText(words.memberImport('done', { count: 1 }))).toBeVisible();
  });

  await test.step('finds the new members in the list, and takes the list along', async () => {
    await actor.choose(words.pages('members'));
    await page.getByRole('searchbox').fill('nhap thu');
    for (const name of ['Một', 'Hai', 'Ba', 'Năm'])
      await expect(page.getByText(`${marked} ${name}`).first()).toBeVisible();
    await expect(page.getByText(`${marked} Tư`)).toHaveCount(0);
    await expect(page.getByText(words.labels('inactive')).first()).toBeVisible();
    await actor.picture('members-imported');
    await actor.showMoreActions();
    const file = await downloaded(words.members('export'));
    expect(file.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('each of them has a mail with a link', async () => {
    for (const email of ['mot@nhap.vn', 'hai@nhap.vn', 'ba@nhap.vn', 'nam@nhap.vn']) {
      const link = new URL(linkIn(await newestMail(product, email)));
      expect([link.pathname, link.searchParams.get('email')]).toEqual(['/activate', email]);
    }
  });
  await actor.leave();
});
