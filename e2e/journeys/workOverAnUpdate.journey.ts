import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { Product } from '../product';
import { PortalBuild } from '../steps/PortalBuild';
import { expect, test as base } from '../variant';
import { words } from '../words';

const test = base.extend<{ build: PortalBuild }>({
  // Playwright requires a destructured first argument; this fixture needs none.
  // oxlint-disable-next-line no-empty-pattern
  build: async ({}, provide) => {
    const build = new PortalBuild();
    await provide(build);
    build.remove();
  },
  product: async ({ build }, provide) => {
    const product = await Product.start({ PORTAL_DIR: build.folder });
    await provide(product);
    await product.stop();
  },
});

const mark = 'sameDocument';

test('somebody works on while the server gets a new build', async ({ browser, product, build, variant }) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  await teacher.signIn(people.teacher);
  const stay = () => page.evaluate((name) => Reflect.set(window, name, true), mark);
  const hasStayed = () => page.evaluate((name) => Reflect.has(window, name), mark);
  const title = (text: string) => page.getByRole('heading', { name: text, level: 1 });

  await test.step('the page that misses its code loads the new build by itself', async () => {
    await stay();
    build.replace();
    await teacher.choose(words.pages('questions'));
    expect(await hasStayed()).toBe(false);
  });

  await test.step('a part that is missing says so, and leaves the page as it is until it is reloaded', async () => {
    await stay();
    build.replace();
    await teacher.showMoreActions();
    await teacher.press(words.questionExport('bank'));
    await expect(title(words.pageBroken('updatedTitle'))).toBeVisible();
    await teacher.picture('new-build');
    expect(await hasStayed()).toBe(true);
    await teacher.press(words.pageBroken('reload'));
    await expect(title(words.pages('questions'))).toBeVisible();
  });

  await test.step('without a new build nothing is reloaded again and again', async () => {
    await stay();
    const restore = build.removeChunk('src/areas/exams/ExamsPage.tsx');
    if (variant.width < 900) await teacher.press(words.appShell().openMenu);
    await page
      .getByRole('navigation', { name: words.appShell().mainMenu })
      .getByRole('link', { name: words.pages('exams') })
      .click();
    await expect(title(words.pageBroken('chunkTitle'))).toBeVisible();
    expect(await hasStayed()).toBe(true);
    await teacher.picture('missing-chunk');
    restore();
    await teacher.press(words.pageBroken('reload'));
    await expect(title(words.pages('exams'))).toBeVisible();
  });
});
