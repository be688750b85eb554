import { people } from '@sen/api/fixtures/people';
import { href } from '@sen/portal/routes/paths';
import { Actor } from '../Actor';
import { message, openConversation, poll, windowOf, write } from '../steps/chatting';
import { expect, test } from '../variant';
import { words } from '../words';

const { teacher, student } = people;

test('a group is made, renamed and left to another administrator', async ({ browser, product, variant }) => {
  test.setTimeout(180_000);
  const title = `Tổ trực nhật ${variant.language} ${variant.width}`;
  const renamed = `${title}, tuần 2`;
  const [maker, member] = await Promise.all([
    Actor.open(browser, product, variant),
    Actor.open(browser, product, variant),
  ]);

  await test.step('a teacher makes a group with a student and writes to it', async () => {
    await maker.signIn(teacher);
    await maker.page.goto(href('chat'));
    await maker.page.getByRole('link', { name: words.chatPages('createGroup') }).click();
    await maker.page.getByRole('textbox', { name: words.chatPages('title') }).fill(title);
    await maker.search(
      maker.page.getByRole('combobox', { name: words.chatPages('memberSearch') }),
      student.name,
    );
    await maker.picture('chat-group-new');
    await maker.press(words.chatPages('add'));
    await write(windowOf(maker.page, title), 'Tuần này nhóm mình trực nhật nhé.');
  });

  await test.step('the student reads it, and cannot change the group', async () => {
    await member.signIn(student);
    await member.page.goto(href('chat'));
    await member.page.getByRole('tab', { name: words.chat('groups') }).click();
    const window = await openConversation(member.page, title);
    await expect(message(window, 'Tuần này nhóm mình trực nhật nhé.')).toBeVisible(poll);
    await window.getByRole('link', { name: words.chatWindow().details }).click();
    await expect(member.title).toHaveText(title);
    await expect(member.page.getByText(teacher.name)).toBeVisible();
    await expect(member.page.getByRole('textbox', { name: words.chatPages('title') })).toBeHidden();
    await member.picture('chat-group-members');
  });

  await test.step('the teacher renames it', async () => {
    await windowOf(maker.page, title).getByRole('link', { name: words.chatWindow().details }).click();
    const name = maker.page.getByRole('textbox', { name: words.chatPages('title') });
    await name.fill(renamed);
    await maker.press(words.chatPages('save'));
    await expect(windowOf(maker.page, renamed)).toBeVisible();
  });

  await test.step('as its last administrator the teacher leaves it to the student', async () => {
    await windowOf(maker.page, renamed).getByRole('link', { name: words.chatWindow().details }).click();
    await maker.act(words.chatPages('leave'));
    const dialog = maker.page.getByRole('alertdialog');
    await expect(dialog.getByText(words.chatPages('leaveAsLast'))).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: new RegExp(words.chatPages('successor')) }),
    ).toContainText(student.name);
    await maker.picture('chat-group-leave');
    await maker.press(words.chatPages('leave'), dialog);
    await expect(maker.title).toHaveText(words.pages('chat'));
    await maker.page.getByRole('tab', { name: words.chat('groups') }).click();
    await expect(maker.page.getByRole('option', { name: new RegExp(renamed) })).toHaveCount(0, poll);
  });

  await test.step('and still reads what was written, where it is searched for', async () => {
    const window = await openConversation(maker.page, renamed);
    await expect(message(window, 'Tuần này nhóm mình trực nhật nhé.')).toBeVisible(poll);
    await expect(window.getByRole('textbox')).toBeHidden();
    await expect(window.getByRole('link', { name: words.chatWindow().details })).toBeHidden();
    await maker.picture('chat-group-left');
  });

  await test.step('who administers it now', async () => {
    await member.page.reload();
    await expect(member.page.getByRole('textbox', { name: words.chatPages('title') })).toHaveValue(renamed);
    await member.act(words.chatPages('leave'));
    const dialog = member.page.getByRole('alertdialog');
    await expect(dialog.getByText(words.chatPages('leaveText'))).toBeVisible();
    // Nobody is left to administer it.
    await expect(dialog.getByText(words.chatPages('leaveAsLast'))).toBeHidden();
    await member.press(words.chatPages('leave'), dialog);
    await expect(member.title).toHaveText(words.pages('chat'));
  });
});
