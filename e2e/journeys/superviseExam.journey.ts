import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { startExam, submitExam } from '../steps/sitting';
import { actOnStudent, assignNow, openRoom, readyAddress, seesInRoom } from '../steps/supervising';
import { expect, test } from '../variant';
import { words } from '../words';

const outage = 'Mất điện phòng máy.';
const correction = 'Câu 3: đọc “220 V” thay cho “110 V”.';
const again = 'Nộp nhầm khi chưa làm xong.';

test('an outage with time given back: the room shows who is lost, and the student continues', async ({
  browser,
  product,
  variant,
}) => {
  const assignment = await assignNow(product);
  const student = await Actor.open(browser, product, variant);
  await student.signIn(people.student);
  await student.page.goto(readyAddress(assignment));
  await startExam(student);
  const teacher = await Actor.open(browser, product, variant);
  await teacher.signIn(people.teacher);
  await openRoom(teacher, assignment);
  await seesInRoom(teacher, 'in');

  await test.step('the line is cut, and the student answers on the device', async () => {
    await student.page.context().setOffline(true);
    await student.page.getByRole('radio').first().click();
    await seesInRoom(teacher, 'out');
    await teacher.picture('exam-room-outage');
  });

  await test.step('the line is back, and the teacher makes up for the outage', async () => {
    const { page } = teacher;
    await teacher.press(words.examRoom('giveTime'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words.examRoom('byOutage') }).click();
    await expect(dialog.getByText(words.examRoom('concerns', { count: 1 }))).toBeVisible();
    await dialog.getByRole('textbox', { name: words.examRoom('reason') }).fill(outage);
    await teacher.picture('exam-room-give-time');
    await teacher.press(words.examRoom('giveTime'), page.getByRole('dialog'));
    await expect(page.getByText(words.examRoom('timeGiven', { count: 1 }))).toBeVisible();
    await student.page.context().setOffline(false);
    await expect(student.page.getByText(outage)).toBeVisible();
    await expect(student.page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();
    await seesInRoom(teacher, 'in');
  });

  await test.step('a message appears on the exam page, and no dialog', async () => {
    await teacher.act(words.examRoom('message'));
    const dialog = teacher.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(correction);
    await teacher.press(words.examRoom('send'), dialog);
    await expect(student.page.getByText(correction)).toBeVisible();
    await expect(student.page.getByRole('dialog')).toHaveCount(0);
    await student.picture('exam-with-message');
  });

  await test.step('handed in by mistake, it is reopened, and the bell leads back to it', async () => {
    await submitExam(student);
    await seesInRoom(teacher, 'handedIn');
    await actOnStudent(teacher, words.examRoom('reopen'));
    const dialog = teacher.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.examRoom('reopenMinutes') }).fill('10');
    await dialog.getByRole('textbox', { name: words.examRoom('reason') }).fill(again);
    await teacher.press(words.examRoom('reopen'), dialog);
    await seesInRoom(teacher, 'out');
    await followBell(student, 'AttemptReopened', { survey_title: exam.title });
    await student.press(words.examReady().continue);
    await expect(student.page.getByRole('radio').first()).toBeChecked();
    await expect(student.page.getByText(again)).toBeVisible();
    await submitExam(student);
  });

  await test.step('the log says who did what and why', async () => {
    await teacher.page.getByRole('tab', { name: new RegExp(words.examRoom('log')) }).click();
    for (const text of [outage, correction, again]) await expect(teacher.page.getByText(text)).toBeVisible();
    await teacher.picture('exam-room-log');
  });
});
