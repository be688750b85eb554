import { people } from '@sen/api/fixtures/people';
import { unwrap } from '@sen/api/client/unwrap';
import { Actor } from '../Actor';
import { followBell, followKnown } from '../steps/bell';
import { clientOf } from '../steps/clientOf';
import { newestMail } from '../steps/outbox';
import { expect, test } from '../variant';
import { words } from '../words';

const title = 'Họp chuẩn bị kỳ thi của hành trình';
const facts = { event_title: title };
const minute = 60_000;

test('an event that reminds twice: from the calendar to its reminders, and cancelled', async ({
  browser,
  product,
  variant,
}) => {
  const admin = await Actor.open(browser, product, variant);
  const student = await Actor.open(browser, product, variant);
  const heading = ({ page }: Actor) => page.getByRole('heading', { name: title, level: 1 });

  await test.step('an administrator creates it from the calendar and invites people', async () => {
    const { page } = admin;
    await admin.signIn(people.admin);
    await page.goto('/calendar');
    await expect(page.getByRole('heading', { name: words.pages('calendar'), level: 1 })).toBeVisible();
    await admin.picture('calendar');
    await page
      .getByRole('link', { name: words.events('add') })
      .first()
      .click();
    await admin.press(words.eventForm('add'));
    await page.getByRole('textbox', { name: words.eventForm('title') }).fill(title);
    await admin.setTime(words.eventForm('start'), new Date(Date.now() + 26 * 60 * minute));
    await admin.setTime(words.eventForm('end'), new Date(Date.now() + 27 * 60 * minute));
    const invite = page.getByRole('combobox', { name: words.eventForm('people') });
    await admin.take(invite, people.student.name);
    await admin.take(invite, people.otherStudent.name);
    await admin.press(words.eventForm('add'));
    await expect(heading(admin)).toBeVisible();
    await admin.picture('event');
  });

  const id = new URL(admin.page.url()).pathname.split('/').at(-1) ?? '';
  await test.step('an invited student follows the notification to the event', async () => {
    await student.signIn(people.student);
    await followBell(student, 'EventInvited', facts);
    await expect(student.page).toHaveURL(new RegExp(`/calendarStudent/${id}$`));
    await expect(heading(student)).toBeVisible();
    await student.picture('event-student');
    await student.page.getByRole('link', { name: words.pages('calendar') }).click();
    await expect(
      student.page.getByRole('heading', { name: words.pages('calendar'), level: 1 }),
    ).toBeVisible();
  });

  // An account has one session: this one ends that of the browser.
  const manager = await clientOf(product, people.admin);
  await test.step('the event is moved to the next minutes, and reminds twice', async () => {
    // The first reminder is due in ten seconds, the second a minute later.
    const start = Date.now() + 2 * minute + 10_000;
    const body = {
      version: 1,
      title,
      time_start: new Date(start).toISOString(),
      time_end: new Date(start + 60 * minute).toISOString(),
      distance_time_reminder: 2,
      distance_time_reminder_2: 1,
      users_ids: [people.student.id],
    };
    await unwrap(manager.PUT('/events/{id}', { params: { path: { id } }, body }));
    await student.page.goto('/overview');
    await followKnown(student, 'EventMoved', facts);
    await expect(heading(student)).toBeVisible();
    for (const minutes of [2, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- one reminder after the other
      await expect(async () => {
        const { text } = await newestMail(product, people.student.email);
        expect(text).toContain(`“${title}”`);
        expect(text).toMatch(new RegExp(`${minutes} (phút|minutes?)`));
      }).toPass({ timeout: 3 * minute });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await student.page.goto('/overview');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await followKnown(student, 'EventReminder', { ...facts, minutes });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(heading(student)).toBeVisible();
    }
  });

  await test.step('who is not in it any more was told', async () => {
    const other = await Actor.open(browser, product, variant);
    await other.signIn(people.otherStudent);
    await followKnown(other, 'EventWithdrawn', facts);
    await expect(other.page).toHaveURL(/\/overview$/);
  });

  await test.step('it is cancelled, and its people are told', async () => {
    const again = await Actor.open(browser, product, variant);
    await again.signIn(people.admin);
    await again.page.goto(`/events/${id}`);
    await expect(heading(again)).toBeVisible();
    await again.act(words.events('cancelOne'));
    await again.press(
      words.events('cancelOne'),
      again.page.getByRole('alertdialog').or(again.page.getByRole('dialog')),
    );
    await expect(heading(again)).toBeHidden();
    await student.page.goto('/overview');
    await followKnown(student, 'EventCancelled', facts);
    await student.page.goto(`/calendarStudent/${id}`);
    await expect(student.page.getByText(words.errorPages('notFoundText'))).toBeVisible();
  });
});
