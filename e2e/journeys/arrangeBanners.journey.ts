import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { clientOf } from '../steps/clientOf';
import { photograph } from '../steps/photograph';
import { expect, test } from '../variant';
import { words } from '../words';

const [safety, contest, marking] = ['Tuần lễ an toàn lao động', 'Hội thi tay nghề', 'Chấm bài theo tiêu chí'];
const banners = [
  { alt_text: safety, roles: ['student' as const] },
  { alt_text: contest },
  { alt_text: marking, roles: ['teacher' as const] },
];

test('banners are put in order by pointer and by keys, and shown in it', async ({
  browser,
  product,
  variant,
}) => {
  const editor = await Actor.open(browser, product, variant);
  const { page } = editor;
  const dialog = page.getByRole('dialog', { name: words.banners('arrangeTitle') });
  const items = dialog.getByRole('listitem');
  const handle = (name: string) =>
    dialog.getByRole('button', { name: words.sortableList().handle(name), exact: true });
  const open = async () => {
    await editor.showMoreActions();
    await editor.press(words.banners('arrange'));
  };

  await test.step('three banners: for students, for everybody and for teachers', async () => {
    const client = await clientOf(product, people.superAdmin);
    const bytes = await photograph(page, 1518, 751);
    const image = new File([Uint8Array.from(bytes)], 'banner.png', { type: 'image/png' });
    for (const banner of banners)
      // oxlint-disable-next-line no-await-in-loop -- their order is that of their making
      await unwrap(client.POST('/banners', { body: { ...banner, image }, ...multipart }));
  });

  await test.step('the pointer drags the first one to the end', async () => {
    await editor.signIn(people.superAdmin);
    await page.goto('/banners');
    await open();
    await expect(items).toContainText([safety, contest, marking]);
    const from = await handle(safety).boundingBox();
    const to = await items.last().boundingBox();
    if (!from || !to) throw new Error('The list is not shown.');
    const across = from.x + from.width / 2;
    await page.mouse.move(across, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(across, to.y + to.height, { steps: 8 });
    await editor.picture('banners-drag');
    await page.mouse.up();
    await expect(items).toContainText([contest, marking, safety]);
  });

  await test.step('keys move another, and the order is saved', async () => {
    await handle(marking).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(items).toContainText([marking, contest, safety]);
    await editor.press(words.banners('saveOrder'), dialog);
    await expect(page.getByText(words.banners('orderSaved'))).toBeVisible();
    await open();
    await expect(items).toContainText([marking, contest, safety]);
    await editor.leave();
  });

  await test.step('a student sees those for students in this order', async () => {
    const student = await Actor.open(browser, product, variant);
    await student.signIn(people.student);
    const pictures = student.page
      .getByRole('region', { name: words.shownBanners('banners') })
      .getByRole('img');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveAccessibleName(contest);
    await expect(pictures.last()).toHaveAccessibleName(safety);
    await student.picture('overview-banners');
  });
});
