import { people } from '@sen/api/fixtures/people';
import { timeZone } from '@sen/domain/time/timeZone';
import { Actor } from '../Actor';
import { Product } from '../product';
import { linkIn, newestMail } from '../steps/outbox';
import { expect, test as base } from '../variant';
import { words } from '../words';

const { teacher } = people;

/** Teachers are reminded at 8:00: the server's clock starts shortly before. */
const test = base.extend({
  // Playwright requires a destructured first argument; this fixture needs none.
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide) => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + 24 * 60 * 60_000);
    const product = await Product.start({
      NODE_OPTIONS: `--import ${new URL('../shiftedClock.mjs', import.meta.url).href}`,
      SEN_STARTS_AT: `${day}T07:59:55+07:00`,
    });
    await provide(product);
    await product.stop();
  },
});

test('a teacher is reminded by mail of exams to mark, and follows its link', async ({
  browser,
  product,
  variant,
}) => {
  const mail = await test.step('reads the mail', () => newestMail(product, teacher.email, 120_000));
  const link = new URL(linkIn(mail));

  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;
  await test.step('signs in where the link leads', async () => {
    await actor.visit(link.pathname);
    await actor.enter(teacher);
    await expect(page.getByRole('heading', { name: words.pages('markDesk'), level: 1 })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === link.pathname);
  });
  await test.step('has the first answer on the desk', async () => {
    await expect(page.getByRole('region', { name: words.markDesk().desk })).toBeFocused();
    await actor.picture('marking-reminded');
  });
  await actor.leave();
});
