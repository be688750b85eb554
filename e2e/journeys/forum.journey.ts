import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { photograph } from '../steps/photograph';
import { followBell } from '../steps/bell';
import { expect, test } from '../variant';
import { words } from '../words';

const theme = 'Hỏi đáp chuyên môn';
const title = 'Chọn dây đai một móc hay hai móc khi lên mái?';
const content = 'Tổ em sắp sửa mái xưởng số 2, dây đai hiện có chỉ một móc.';
const described = 'Dây đai một móc và dây đai hai móc';
const answer = 'Di chuyển ngang thì phải có loại hai móc.';
const other = 'Bán lại bộ dây đai còn mới';
const reason = 'Diễn đàn không đăng tin mua bán.';
/** A student of another unit. */
const stranger = { ...people.student, username: 'hocvien.anphat' };
const readerName = 'Lâm Thị Ái Vy';

/** Adds a picture to the text that is being written. */
async function addPicture({ page }: Actor): Promise<void> {
  const editor = words.richTextEditor();
  await page.getByRole('button', { name: editor.picture, exact: true }).click();
  const form = page.getByRole('dialog', { name: editor.picture });
  const file = { name: 'day-dai.png', mimeType: 'image/png', buffer: await photograph(page, 400, 300) };
  await form.locator('input[type=file]').setInputFiles(file);
  await form.getByRole('textbox', { name: editor.describe }).fill(described);
  await form.getByRole('button', { name: editor.addPicture }).click();
  await expect(page.getByRole('img', { name: described })).toBeVisible();
}

test('a topic passes two approvals and is answered, another is rejected', async ({
  browser,
  product,
  variant,
}) => {
  const author = await Actor.open(browser, product, variant);
  const write = async (name: string, isFirst: boolean) => {
    await author.page.goto('/forum');
    await author.page
      .getByRole('link', { name: words.forum('write') })
      .first()
      .click();
    if (isFirst) {
      await author.picture('forum-rules');
      await author.press(words.forum('accept'));
    }
    await author.page.getByRole('button', { name: words.topicForm('theme') }).click();
    await author.page.getByRole('option', { name: theme }).click();
    await author.page.getByRole('textbox', { name: words.topicForm('title') }).fill(name);
    await author.page.getByRole('textbox', { name: words.topicForm('content') }).fill(content);
    if (isFirst) await addPicture(author);
    await author.picture('topic-form');
    await author.press(words.topicForm('send'));
    await expect(author.page.getByText(words.forum('pendingUnit')).first()).toBeVisible();
  };
  await test.step('a student accepts the rules and writes', async () => {
    await author.signIn(people.student);
    await write(title, true);
    await author.picture('topic-waiting');
  });

  const unit = await Actor.open(browser, product, variant);
  await test.step('the administrator of the unit approves and proposes all units', async () => {
    await unit.signIn(people.admin);
    await followBell(unit, 'TopicRequested', { topic_title: title, name: people.student.name });
    await expect(unit.page.getByText(content)).toBeVisible();
    await unit.picture('topic-to-decide');
    await unit.act(words.approvals('approve'));
    await unit.press(words.approvals('approve'), unit.page.getByRole('dialog'));
    await expect(unit.page.getByText(words.forum('pendingSystem')).first()).toBeVisible();
  });

  await test.step('the author is told, and a super-admin publishes it for all from the list', async () => {
    await author.page.goto('/overview');
    await followBell(author, 'TopicApproved', { topic_title: title });
    await expect(author.page.getByText(words.forum('pendingSystem')).first()).toBeVisible();
    const above = await Actor.open(browser, product, variant);
    await above.signIn(people.superAdmin);
    await above.page.goto('/forum?request=true');
    await expect(above.page.getByRole('link', { name: title }).first()).toBeVisible();
    await above.picture('topic-requests');
    await above.press(words.approvals('approveOne', { name: people.student.name }));
    await above.press(words.approvals('approve'), above.page.getByRole('dialog'));
    const done = words.approvals('approvedOne', { name: people.student.name });
    await expect(above.page.getByText(done)).toBeVisible();
  });

  const reader = await Actor.open(browser, product, variant);
  await test.step('a student of another unit finds it without marks and replies', async () => {
    await author.page.goto('/overview');
    await followBell(author, 'TopicPublished', { topic_title: title });
    await reader.signIn(stranger);
    await reader.page.goto('/forum?q=day%20dai');
    await reader.page.getByRole('link', { name: title }).click();
    await expect(reader.page.getByText(content)).toBeVisible();
    const picture = reader.page.getByRole('img', { name: described });
    await expect(picture).toBeVisible();
    // It is there, and not only its place.
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(400);
    await reader.press(words.forum('accept'));
    await reader.page.getByRole('textbox', { name: words.forum('yourReply') }).fill(answer);
    await reader.press(words.forum('send'));
    await expect(reader.page.getByRole('article').filter({ hasText: answer })).toBeVisible();
    await reader.picture('topic-replied');
  });

  await test.step('the author follows the bell to the reply', async () => {
    await author.page.goto('/overview');
    await followBell(author, 'TopicReplied', { topic_title: title });
    await expect(author.page.getByText(answer)).toBeVisible();
  });

  await test.step('a second topic is rejected with a reason, which the author reads', async () => {
    await write(other, false);
    await unit.page.goto('/overview');
    await followBell(unit, 'TopicRequested', { topic_title: other, name: people.student.name });
    await unit.act(words.approvals('deny'));
    const dialog = unit.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await unit.press(words.approvals('deny'), dialog);
    await expect(unit.page.getByText(words.forum('rejectedUnit')).first()).toBeVisible();
    await author.page.goto('/overview');
    await followBell(author, 'TopicRejected', { topic_title: other, level: 'unit' });
    await expect(author.page.getByText(words.forum('reason', { reason }))).toBeVisible();
    await author.picture('topic-rejected');
  });

  await test.step('the topic is reported, and the administrator deletes a reply to it', async () => {
    await reader.act(words.forum('report'));
    const report = reader.page.getByRole('dialog');
    await report.getByRole('textbox').fill(reason);
    await reader.press(words.forum('report'), report);
    await expect(reader.page.getByText(words.forum('reportDone'))).toBeVisible();
    await unit.page.goto('/overview');
    await followBell(unit, 'TopicReported', { topic_title: title, name: readerName });
    await expect(unit.page.getByText(words.forum('reportsTitle', { count: 1 }))).toBeVisible();
    await unit.picture('topic-reported');
    const reply = unit.page.getByRole('article').filter({ hasText: answer });
    await unit.press(words.actionRow().more, reply);
    await unit.page.getByRole('menuitem', { name: words.forum('removeReply') }).click();
    const dialog = unit.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await unit.press(words.forum('removeReply'), dialog);
    await expect(unit.page.getByText(words.forum('replyDeleted'))).toBeVisible();
    await reader.page.goto('/overview');
    await followBell(reader, 'ReplyDeleted', { topic_title: title });
    await expect(reader.page.getByText(words.forum('reason', { reason }))).toBeVisible();
  });

  await test.step('the first one is deleted with a reason', async () => {
    await unit.act(words.forum('remove'));
    const dialog = unit.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await unit.press(words.forum('remove'), dialog);
    await expect(unit.page.getByRole('link', { name: title })).toHaveCount(0);
    await author.page.goto('/overview');
    await followBell(author, 'TopicDeleted', { topic_title: title });
    await expect(author.page.getByText(words.forum('reason', { reason }))).toBeVisible();
  });
});
