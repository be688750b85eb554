import type { Page } from '@playwright/test';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { photograph } from '../steps/photograph';
import { expect, test } from '../variant';
import { words } from '../words';

const { teacher, admin } = people;

/** Number of server pictures on the page that have loaded. */
const drawn = (page: Page) =>
  page
    .locator('img[src^="/api/files/"]')
    .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length);

test('somebody shows the own face, cut by the keyboard, and colleagues see it', async ({
  browser,
  product,
  variant,
}) => {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;

  const choose = async (button: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await actor.press(button);
    await (await chooser).setFiles(file);
  };
  const photo = { name: 'tôi.png', mimeType: 'image/png', buffer: await photograph(page, 1200, 800) };

  await test.step('what is no picture is refused on the spot', async () => {
    await actor.signIn(teacher);
    await page.getByRole('button', { name: words.appShell().account(teacher.name) }).click();
    await page.getByRole('link', { name: words.pages('profile') }).click();
    await choose(words.profile('changeAvatar'), { ...photo, buffer: Buffer.from('<!doctype html><script>') });
    await expect(page.getByText(words.error('fileIsAnother', { said: '.png', found: 'HTML' }))).toBeVisible();
  });

  await test.step('chooses a picture, moves it by the keyboard and saves it', async () => {
    await choose(words.profile('changeAvatar'), photo);
    const dialog = page.getByRole('dialog', { name: words.profile('avatar') });
    const across = dialog.getByRole('slider', { name: words.imageCropper().across });
    await expect(across).toBeEnabled();
    await across.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    await actor.picture('profile-crop');
    await actor.press(words.imageCropper().save, dialog);
    await expect(dialog).toBeHidden();
    // On the page and in the account menu.
    await expect.poll(() => drawn(page)).toBe(2);
  });

  await test.step('and a background, dragged by the mouse', async () => {
    await choose(words.profile('changeBackground'), { ...photo, buffer: await photograph(page, 1600, 1200) });
    const dialog = page.getByRole('dialog', { name: words.profile('background') });
    const down = dialog.getByRole('slider', { name: words.imageCropper().down });
    await expect(down).toBeEnabled();
    // Waits until the sheet has settled, then points at the middle of the frame.
    const frame = dialog.locator('[data-shape]');
    await frame.hover();
    const box = await frame.boundingBox();
    if (!box) throw new Error('The picture has no place on the screen.');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await down.inputValue())).toBeGreaterThan(50);
    await actor.press(words.imageCropper().save, dialog);
    await expect.poll(() => drawn(page)).toBe(3);
  });

  await test.step('they are there after a reload, and when the server has been killed', async () => {
    await product.kill();
    await product.boot();
    await page.reload();
    await expect.poll(() => drawn(page)).toBe(3);
    await actor.picture('profile-pictured');
  });

  const colleague = await Actor.open(browser, product, variant);
  await test.step('the administrator of the unit sees the face in the list', async () => {
    await colleague.signIn(admin);
    await colleague.page.goto('/teachers');
    await expect(colleague.page.getByText(teacher.name).first()).toBeVisible();
    await expect.poll(() => drawn(colleague.page)).toBe(1);
    await colleague.picture('members-pictured');
    await colleague.leave();
  });

  await test.step('it is taken away again', async () => {
    await actor.press(words.profile('removeAvatar'));
    await actor.press(words.profile('removeAvatar'), page.getByRole('alertdialog'));
    await expect.poll(() => drawn(page)).toBe(1);
    await actor.leave();
  });
});
