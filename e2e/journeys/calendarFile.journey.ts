import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { expect, test } from '../variant';
import { words } from '../words';

const title = 'Giao ban tuần của hành trình';
const day = 86_400_000;
/** A day in the next month, in the form of a calendar file. */
const stamp = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

function fileOf(summary: string): { name: string; mimeType: string; buffer: Buffer } {
  const start = Math.ceil(Date.now() / day) * day + 2 * day;
  const event = (uid: string, name: string, from: number, to: number, more: readonly string[] = []) => [
    'BEGIN:VEVENT',
    `UID:${uid}@example.org`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${name}`,
    ...more,
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    ...event('weekly', summary, start, start + day / 24, ['RRULE:FREQ=WEEKLY;COUNT=3']),
    ...event('not-wanted', 'Ăn trưa', start, start + day / 24),
    ...event('past', 'Họp đã qua', start - 60 * day, start - 59 * day),
    ...event('backwards', 'Kết thúc trước', start, start - day / 24),
    'END:VCALENDAR',
  ];
  return { name: 'lich.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines.join('\r\n')) };
}

test('a calendar file: seen before it is taken in, chosen from, and taken in again without doubling', async ({
  browser,
  product,
  variant,
}) => {
  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;
  const dialog = page.getByRole('dialog', { name: words.eventImport('title') });

  async function choose(summary: string) {
    await page.goto('/calendar');
    await expect(page.getByRole('heading', { name: words.pages('calendar'), level: 1 })).toBeVisible();
    await admin.showMoreActions();
    await admin.press(words.eventImport('open'));
    await dialog.locator('input[type=file]').setInputFiles(fileOf(summary));
  }

  await test.step('what the file has is shown, and what is skipped says why', async () => {
    await admin.signIn(people.admin);
    await choose(title);
    await expect(dialog.getByText(words.eventImport('found', { count: 2, skipped: 2 }))).toBeVisible();
    await expect(dialog.getByText(words.eventImport('past'))).toBeVisible();
    await expect(dialog.getByText(words.eventImport('badTimes'))).toBeVisible();
    await admin.picture('calendar-file');
  });

  await test.step('what is not wanted is left out', async () => {
    await dialog.getByRole('checkbox', { name: /Ăn trưa/ }).click({ force: true });
    await admin.press(words.eventImport('submit'), dialog);
    await expect(dialog).toBeHidden();
    await page.goto(`/events?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('rowheader', { name: title })).toHaveCount(3);
    await page.goto('/events?q=Ăn trưa');
    await expect(page.getByText(words.dataTable().noMatch).first()).toBeVisible();
  });

  await test.step('the file again, with another title, changes and does not double', async () => {
    await choose(`${title} số 2`);
    await expect(dialog.getByText(words.eventImport('changes')).first()).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Ăn trưa/ }).click({ force: true });
    await admin.press(words.eventImport('submit'), dialog);
    await expect(dialog).toBeHidden();
    await page.goto(`/events?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('rowheader', { name: `${title} số 2` })).toHaveCount(3);
    await expect(page.getByRole('rowheader')).toHaveCount(3);
  });
  await admin.leave();
});
