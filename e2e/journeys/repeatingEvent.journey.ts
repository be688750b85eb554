import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { startingWith } from '../patterns/startingWith';
import { clientOf } from '../steps/clientOf';
import { expect, test } from '../variant';
import { words } from '../words';

const title = 'Họp tuần của hành trình';
const apart = 'Họp đặc biệt của hành trình';
const all = 'Họp tuần mới của hành trình';
const day = 86_400_000;

test('an event that repeats: one of its times changes alone, then all of them', async ({
  browser,
  product,
  variant,
}) => {
  const manager = await clientOf(product, people.admin);
  const start = Date.now() + day;
  const { data } = await unwrap(
    manager.POST('/events', {
      body: {
        title,
        time_start: new Date(start).toISOString(),
        time_end: new Date(start + day / 24).toISOString(),
        users_ids: [],
        recurrence: { frequency: 'daily', count: 3 },
      },
      ...multipart,
    }),
  );
  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;
  await admin.signIn(people.admin);

  async function rename(to: string, scope: 'scopeOne' | 'scopeAll') {
    await page.getByRole('textbox', { name: words.eventForm('title') }).fill(to);
    await admin.press(words.eventForm('save'));
    const dialog = page.getByRole('dialog', { name: words.eventForm('scopeTitle') });
    await dialog.getByRole('radio', { name: startingWith(words.eventForm(scope)) }).check({ force: true });
    await admin.picture('event-scope');
    await admin.press(words.eventForm('save'), dialog);
    await expect(page.getByRole('heading', { name: to, level: 1 })).toBeVisible();
  }

  async function named(name: string, count: number) {
    await page.goto(`/events?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('rowheader', { name, exact: true })).toHaveCount(count);
  }

  await test.step('one of them alone', async () => {
    await page.goto(`/events/edit/${data.id}`);
    await rename(apart, 'scopeOne');
    await named(apart, 1);
    await named(title, 2);
  });

  await test.step('all that are left, and the one that was changed alone stays so', async () => {
    await page.getByRole('link', { name: title }).last().click();
    await admin.act(words.events('edit'));
    await rename(all, 'scopeAll');
    await named(all, 2);
    await named(apart, 1);
  });
  await admin.leave();
});
