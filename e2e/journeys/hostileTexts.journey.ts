import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';
import { hostileTexts } from '@sen/domain/testing/hostileTexts';
import { href } from '@sen/portal/routes/paths';
import { Actor } from '../Actor';
import { clientOf } from '../steps/clientOf';
import { expect, test } from '../variant';
import { words } from '../words';

/** As many as a page of each list shows. */
const atOnce = 20;
const parts = Array.from({ length: Math.ceil(hostileTexts.length / atOnce) }, (_, part) =>
  hostileTexts.slice(part * atOnce, (part + 1) * atOnce),
);

/** Notes each script of a text that runs, or would have run without the page's policy. */
async function watchScripts(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('tellViolation', (told: string) => ran.push(told));
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    window.tellViolation(event.violatedDirective + ': ' + event.blockedURI + ' ' + event.sample))`);
  return ran;
}

/** All of these texts are on the page, as they were written. */
async function seesAll(page: Page, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await page.evaluate(() => document.body.textContent);
      return texts.filter((text) => !shown.includes(text));
    })
    .toEqual([]);
}

/** Groups of these titles, the first of which has them as its messages too; returns its id. */
async function addGroups(client: AccountClient, texts: readonly string[]): Promise<string> {
  let first = '';
  for (const title of texts.toReversed()) {
    const body = { title, user_ids: [people.student.id], client_id: randomUUID() };
    first = (await unwrap(client.POST('/chat/groups', { body, ...multipart }))).data.id;
  }
  for (const text of texts) {
    const body = { conversation_id: first, is_attachment: 0 as const, body: text, client_id: randomUUID() };
    await unwrap(client.POST('/chat/messages', { body, ...multipart }));
  }
  return first;
}

/** Published topics of these titles and contents, one of which has them as replies too; returns its id. */
async function addTopics(client: AccountClient, theme_id: string, texts: readonly string[]): Promise<string> {
  let last = '';
  for (const title of texts) {
    const body = { title, theme_id, content: `<p>Xin chào</p>${title}`, send: true };
    last = (await unwrap(client.POST('/topics', { body, ...multipart }))).data.id;
  }
  const params = { path: { id: last } };
  for (const text of texts)
    await unwrap(
      client.POST('/topics/{id}/replies', { params, body: { content: `<p>Chào</p>${text}` }, ...multipart }),
    );
  return last;
}

test('no text that somebody writes runs in the browser of another', async ({ browser, product, variant }) => {
  const superAdmin = await clientOf(product, people.superAdmin);
  // Nobody may send all messages in one minute.
  const senders = [
    superAdmin,
    ...(await Promise.all(
      [people.teacher, people.otherTeacher, people.admin].map((one) => clientOf(product, one)),
    )),
  ];
  const student = await Actor.open(browser, product, variant);
  const { page } = student;
  const ran = await watchScripts(page);
  await student.signIn(people.student);
  await test.step('what the policy of the page stops is noted', async () => {
    await page.evaluate(() => {
      const style = document.createElement('link');
      style.rel = 'stylesheet';
      style.href = 'https://evil.test/style.css';
      document.head.append(style);
    });
    await expect.poll(() => ran.length).toBeGreaterThan(0);
    ran.length = 0;
  });

  await test.step('messages and titles of groups', async () => {
    // A thread shows the messages that have room.
    await page.setViewportSize({ width: variant.width, height: 4_000 });
    for (const [part, texts] of parts.entries()) {
      const group = await addGroups(senders[part % senders.length] ?? superAdmin, texts);
      await page.goto(`${href('chat')}?group=${group}`);
      await expect(page.getByRole('article')).toHaveCount(texts.length);
      await seesAll(page, texts);
    }
    await page.setViewportSize({ width: variant.width, height: 800 });
    await student.picture('hostile-chat');
    console.log(`X6: ${hostileTexts.length} messages and titles of groups shown, ${ran.length} scripts`);
    expect(ran).toEqual([]);
  });

  await test.step('topics and replies', async () => {
    await unwrap(superAdmin.POST('/forum/rules', {}));
    const { data: forum } = await unwrap(superAdmin.GET('/forum', {}));
    const theme = forum.themes.find(({ open }) => open);
    for (const texts of parts) {
      const topic = await addTopics(superAdmin, theme?.id ?? '', texts);
      await page.goto(href('forum'));
      await seesAll(page, texts.slice(-10));
      await page.goto(`${href('forum')}?topicId=${topic}`);
      await expect(page.getByText(people.superAdmin.name).nth(texts.length)).toBeAttached();
      await seesAll(page, texts.slice(-1));
    }
    await student.picture('hostile-topic');
    console.log(`X6: ${hostileTexts.length} topics and replies shown, ${ran.length} scripts`);
    expect(ran).toEqual([]);
  });

  await test.step('names of files', async () => {
    const names = hostileTexts.filter((_, index) => index % 4 === 0);
    const buffer = Buffer.from('%PDF-1.4');
    await page.goto(href('documents'));
    await expect(page.getByText(words.fileBrowser().empty)).toBeVisible();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(names.map((name) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })));
    const progress = page.getByRole('progressbar', { name: words.documents('uploadedShare') });
    await expect(progress).toBeVisible();
    await expect(progress).toBeHidden({ timeout: 120_000 });
    for (const address of [`${href('documents')}?view=grid`, href('documents'), href('documentSearch')]) {
      await page.goto(address);
      await expect(page.getByRole('row').nth(10)).toBeAttached();
    }
    await student.picture('hostile-names');
    console.log(`X6: ${names.length} names of files shown, ${ran.length} scripts`);
    expect(ran).toEqual([]);
  });

  await student.leave();
});
