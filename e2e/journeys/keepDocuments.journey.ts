import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { people } from '@sen/api/fixtures/people';
import { href } from '@sen/portal/routes/paths';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { expect, test } from '../variant';
import { words } from '../words';

const folder = 'Giáo án học kỳ I';
const inner = 'Tuần 1';
const renamed = 'Giáo án đã duyệt';
const target = 'Lưu trữ';
const classroom = 'An toàn lao động – Khóa 12';

/** A folder of a device with so many files, a few of them in a folder inside it. */
async function folderOnDevice(count: number): Promise<{ path: string; remove: () => Promise<void> }> {
  const place = await mkdtemp(join(tmpdir(), 'sen-documents-'));
  const path = join(place, folder);
  await mkdir(join(path, inner), { recursive: true });
  for (let number = 1; number <= count; number++) {
    const name = `Bài ${String(number).padStart(4, '0')}.pdf`;
    await writeFile(join(path, ...(number <= 3 ? [inner] : []), name), `%PDF-1.4\n% ${name}\n`);
  }
  return { path, remove: () => rm(place, { recursive: true, force: true }) };
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`(^| )${name}( |$)`) }).first();

async function actOn(page: Page, name: string, action: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: action, exact: true });
  // For some frames after a folder is opened its first entry takes the focus, which closes a menu.
  await expect(async () => {
    if (!(await item.isVisible()))
      await page.getByRole('button', { name: words.fileBrowser().actions(name), exact: true }).click();
    await item.click({ timeout: 2_000 });
  }).toPass();
}

/** Opens a folder as its keys do, at any width. */
async function open(row: Locator): Promise<void> {
  await row.focus();
  await row.press('Enter');
}

test('a teacher keeps a folder of a thousand files, and a class reads it', async ({
  browser,
  product,
  variant,
}) => {
  test.setTimeout(300_000);
  // A phone holds fewer; what is done with them is the same.
  const count = variant.width < 600 ? 150 : 1_000;
  const device = await folderOnDevice(count);
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const own = () => page.goto(href('documents'));

  await test.step('uploads it over a line that is cut', async () => {
    await teacher.signIn(people.teacher);
    await own();
    await expect(page.getByText(words.fileBrowser().empty)).toBeVisible();
    await page.locator('input[type=file]').nth(1).setInputFiles(device.path);
    const progress = page.getByRole('progressbar', { name: words.documents('uploadedShare') });
    await expect(progress).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(words.documents('waiting'))).toBeVisible();
    await teacher.picture('documents-offline');
    await page.context().setOffline(false);
    await expect(progress).toBeHidden({ timeout: 240_000 });
    await open(rowOf(page, folder));
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname).endsWith(`/${folder}`));
    await expect(rowOf(page, inner)).toBeVisible();
    const of = new Intl.NumberFormat(variant.language === 'vi' ? 'vi' : 'en-GB').format(count - 2);
    if (count > 100) await expect(page.getByText(words.fileBrowser().shownOf('100', of))).toBeVisible();
    await teacher.picture('documents-folder');
  });

  await test.step('moves and renames it', async () => {
    await own();
    await teacher.press(words.fileBrowser().newFolder);
    const dialog = page.getByRole('dialog', { name: words.fileBrowser().newFolder });
    await dialog.getByRole('textbox').fill(target);
    await teacher.press(words.fileBrowser().create, dialog);
    await expect(rowOf(page, target)).toBeVisible();
    await actOn(page, folder, words.fileBrowser().move);
    const moving = page.getByRole('dialog');
    await moving.getByRole('button', { name: target, exact: true }).click();
    await expect(moving.getByText(words.fileBrowser().noFolder)).toBeVisible();
    await teacher.press(words.fileBrowser().moveHere, moving);
    await expect(rowOf(page, folder)).toBeHidden();
    await open(rowOf(page, target));
    await actOn(page, folder, words.fileBrowser().rename);
    await page.getByRole('textbox', { name: words.fileBrowser().newName(folder) }).fill(renamed);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, renamed)).toBeVisible();
  });

  await test.step('deletes it and takes it back out of the bin', async () => {
    await actOn(page, renamed, words.fileBrowser().remove);
    await teacher.press(words.fileBrowser().remove, page.getByRole('alertdialog'));
    await expect(rowOf(page, renamed)).toBeHidden();
    await page.getByRole('link', { name: words.documents('bin'), exact: true }).click();
    await expect(teacher.title).toHaveText(words.pages('documentBin'));
    await teacher.picture('documents-bin');
    await page
      .getByRole('row', { name: new RegExp(renamed) })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: words.documents('restore'), exact: true }).click();
    await expect(page.getByText(words.documents('binEmpty'))).toBeVisible();
  });

  await test.step('shares it with a class', async () => {
    await page.goto(`${href('documents')}/${encodeURIComponent(target)}`);
    await actOn(page, renamed, words.fileBrowser().share);
    const dialog = page.getByRole('dialog', { name: words.documents('shareTitle', { name: renamed }) });
    await teacher.pick(words.documents('shareClasses'), classroom, dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await teacher.picture('documents-share');
    await teacher.press(words.documents('share'), dialog);
    await expect(page.getByText(words.documents('shareSaved'))).toBeVisible();
    await expect(rowOf(page, `${renamed} ${words.fileBrowser().shared}`)).toBeVisible();
  });

  await test.step('a student of the class reads it, cannot change it, and copies of it what to change', async () => {
    const student = await Actor.open(browser, product, variant);
    await student.signIn(people.student);
    await followBell(student, 'DocumentShared', { document_name: renamed, owner_name: people.teacher.name });
    await expect(student.title).toHaveText(renamed);
    await open(rowOf(student.page, inner));
    await expect(rowOf(student.page, 'Bài 0001.pdf')).toBeVisible();
    await expect(student.page.getByRole('button', { name: words.fileBrowser().upload })).toBeHidden();
    const download = student.page.waitForEvent('download');
    await actOn(student.page, 'Bài 0001.pdf', words.fileBrowser().download);
    expect((await download).suggestedFilename()).toBe('Bài 0001.pdf');
    await student.picture('documents-shared');
    await actOn(student.page, 'Bài 0002.pdf', words.documents('copyToOwnFolder'));
    const copying = student.page.getByRole('dialog');
    await student.picture('documents-copy');
    await student.press(words.fileBrowser().copyHere, copying);
    await expect(copying).toBeHidden();
    await student.page.goto(href('documents'));
    await actOn(student.page, 'Bài 0002.pdf', words.fileBrowser().rename);
    await student.page
      .getByRole('textbox', { name: words.fileBrowser().newName('Bài 0002.pdf') })
      .fill('Bài của em.pdf');
    await student.page.keyboard.press('Enter');
    await expect(rowOf(student.page, 'Bài của em.pdf')).toBeVisible();
    await student.leave();
  });

  await teacher.leave();
  await device.remove();
});
