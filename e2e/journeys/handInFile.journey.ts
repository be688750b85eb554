import { readFileSync } from 'node:fs';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { startExam } from '../steps/sitting';
import { actOnStudent, assignNow, openRoom, readyAddress, seesInRoom } from '../steps/supervising';
import { expect, test } from '../variant';
import { words } from '../words';

test('a hand-in file: time is over without a network, and the answers still count', async ({
  browser,
  product,
  variant,
}) => {
  const assignment = await assignNow(product, { duration_minutes: 1 });
  const student = await Actor.open(browser, product, variant);
  await student.signIn(people.student);
  await student.page.goto(readyAddress(assignment));
  await startExam(student);
  const radios = student.page.getByRole('radio');
  await radios.first().click();
  await expect(student.page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();

  const file =
    await test.step('the line is cut until time is over, and the student saves a file', async () => {
      await student.page.context().setOffline(true);
      await radios.nth(1).click();
      const save = student.page.getByRole('button', { name: words.examFile('saveFile') });
      await expect(save).toBeVisible({ timeout: 90_000 });
      await student.picture('exam-hand-in-file');
      const download = student.page.waitForEvent('download');
      await save.click();
      const saved = await download;
      await expect(student.page.getByText(words.examFile('fileSaved'))).toBeVisible();
      return { name: saved.suggestedFilename(), content: readFileSync(await saved.path()) };
    });

  const teacher = await Actor.open(browser, product, variant);
  await teacher.signIn(people.teacher);
  await openRoom(teacher, assignment);
  await seesInRoom(teacher, 'handedIn');
  const choose = async (name: string, buffer: Buffer) => {
    const dialog = teacher.page.getByRole('dialog');
    const mimeType = 'application/octet-stream';
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    return dialog;
  };

  await test.step('an altered file is refused', async () => {
    await actOnStudent(teacher, words.examRoom('takeFile'));
    const altered = Buffer.from(file.content);
    altered[altered.length - 10] = (altered[altered.length - 10] ?? 0) === 65 ? 66 : 65;
    const dialog = await choose(file.name, altered);
    const line = dialog.getByRole('listitem').filter({ hasText: words.error('handInFileBroken') });
    await expect(line).toBeVisible();
  });

  await test.step('the teacher sees what it would change, and lets it count', async () => {
    const dialog = await choose(file.name, file.content);
    await expect(dialog.getByText(words.examRoom('fileCounts', { count: 1 }))).toBeVisible();
    await teacher.picture('exam-room-hand-in');
    await teacher.press(words.examRoom('take'), dialog);
    await expect(
      teacher.page.getByText(words.examRoom('taken', { name: people.student.name })),
    ).toBeVisible();
  });

  await test.step('the same file does not count twice', async () => {
    await actOnStudent(teacher, words.examRoom('takeFile'));
    const dialog = await choose(file.name, file.content);
    await expect(dialog.getByRole('listitem').filter({ hasText: people.teacher.name })).toBeVisible();
  });
});
