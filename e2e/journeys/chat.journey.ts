import { people } from '@sen/api/fixtures/people';
import { href } from '@sen/portal/routes/paths';
import { Actor } from '../Actor';
import { escapePattern } from '../patterns/escapePattern';
import { message, openConversation, poll, windowOf, write } from '../steps/chatting';
import { expect, test } from '../variant';
import { words } from '../words';

const { teacher, student } = people;
const classroom = 'An toàn lao động – Khóa 12';

test('a teacher and a student write to each other, also over a line that is cut', async ({
  browser,
  product,
  variant,
}) => {
  test.setTimeout(240_000);
  const [lecturer, pupil] = await Promise.all([
    Actor.open(browser, product, variant),
    Actor.open(browser, product, variant),
  ]);
  const question = 'Em đã xem phiếu thực hành số 4 chưa?';
  const answer = 'Dạ em xem rồi ạ, sáng mai em nộp.';

  const unread = (count: number) =>
    pupil.page.getByRole('button', {
      name: `${words.chatButton().open}, ${words.chatButton().unread(count)}`,
      exact: true,
    });
  const badge = pupil.page.getByRole('button', {
    name: new RegExp(`^${escapePattern(words.chatButton().open)}`),
  });
  let before = 0;

  await test.step('the student has the chat closed', async () => {
    await pupil.signIn(student);
    await expect(badge).toBeVisible();
    // What the demo data has left unread is counted first.
    await pupil.page.waitForLoadState('networkidle');
    before = Number(/, (\d+) /.exec((await badge.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  });

  let here = windowOf(lecturer.page, student.name);
  await test.step('the teacher finds the student and writes', async () => {
    await lecturer.signIn(teacher);
    await lecturer.page.getByRole('link', { name: words.pages('chat'), exact: true }).click();
    here = await openConversation(lecturer.page, student.name);
    await write(here, question);
    await expect(message(here, question)).toBeVisible();
    await expect(here.getByText(words.chatWindow().sending)).toBeHidden();
    await lecturer.picture('chat-page');
  });

  await test.step('the student sees it counted, and reads it', async () => {
    await expect(unread(before + 1)).toBeVisible(poll);
    await badge.click();
    await pupil.page
      .getByRole('option', { name: new RegExp(escapePattern(teacher.name)) })
      .first()
      .click();
    await expect(message(windowOf(pupil.page, teacher.name), question)).toBeVisible(poll);
    await pupil.picture('chat-window');
    await expect(here.getByText(words.chatWindow().seenBy(student.name))).toBeAttached(poll);
  });

  await test.step('what the student answers without a line arrives once it is back, and once only', async () => {
    const there = windowOf(pupil.page, teacher.name);
    await pupil.page.context().setOffline(true);
    await write(there, answer);
    await expect(message(there, answer)).toBeVisible();
    await expect(there.getByText(words.chatWindow().sending)).toBeVisible();
    await pupil.picture('chat-offline');
    await pupil.page.context().setOffline(false);
    await expect(message(here, answer)).toBeVisible(poll);
    await expect(there.getByText(words.chatWindow().sending)).toBeHidden(poll);
    await expect(message(here, answer)).toHaveCount(1);
    await expect(message(there, answer)).toHaveCount(1);
  });

  await test.step('what was written before the tab was closed is sent by the next one', async () => {
    const last = 'Em gửi cô trước khi đóng máy.';
    const { page } = pupil;
    await page.context().setOffline(true);
    await write(windowOf(page, teacher.name), last);
    const next = await page.context().newPage();
    await page.close();
    await next.context().setOffline(false);
    await next.goto(href('overview'));
    await expect(message(here, last)).toBeVisible({ timeout: 30_000 });
    await expect(message(here, last)).toHaveCount(1);
    await next.close();
  });

  await test.step('the teacher sends a file', async () => {
    await here.locator('input[type=file]').setInputFiles({
      name: 'Phiếu thực hành.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    });
    await expect(here.getByRole('link', { name: /Phiếu thực hành\.pdf/ })).toBeVisible(poll);
  });

  await test.step('and writes to the group of the class, which the student reads', async () => {
    const toAll = 'Ngày mai lớp học ở phòng 302 nhà B.';
    await lecturer.page.goto(href('chat'));
    await lecturer.page.getByRole('tab', { name: words.chat('groups') }).click();
    await write(await openConversation(lecturer.page, classroom), toAll);
    const next = await Actor.open(browser, product, variant);
    await next.signIn(student);
    await next.page.goto(href('chat'));
    await next.page.getByRole('tab', { name: words.chat('groups') }).click();
    await expect(message(await openConversation(next.page, classroom), toAll)).toBeVisible(poll);
    await next.leave();
  });
});
