import { people } from '@sen/api/fixtures/people';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { samplePdf } from '@sen/domain/testing/samplePdf';
import { Actor } from '../Actor';
import { buildLesson } from '../steps/buildLesson';
import { clientOf } from '../steps/clientOf';
import { photograph } from '../steps/photograph';
import { startExam, submitExam } from '../steps/sitting';
import { follow } from '../steps/studyRoom';
import { createStudiedClass, studied } from '../steps/studiedClass';
import { withAnyNumber } from '../patterns/withAnyNumber';
import { expect, test } from '../variant';
import { words } from '../words';

const { admin: administrator, teacher: author, student: pupil } = people;
const [handbook, diagram] = ['Sổ tay nối đất', 'Sơ đồ nối đất'] as const;
const pages = ['Earthing', 'The rod', 'The wire'];
const noise = (size: number) =>
  Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919 + (at >> 8) * 31) % 256));

test('a class studies what its teacher uploaded, in order, over lines that are cut', async ({
  browser,
  product,
  variant,
}) => {
  const teacher = await Actor.open(browser, product, variant);
  await test.step('a teacher uploads over a line that is cut, and builds two lessons', async () => {
    await teacher.signIn(author);
    const pdf = {
      name: 'Nối đất.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(samplePdf({ pages })),
    };
    const buffer = Buffer.concat([await photograph(teacher.page, 640, 360), noise(600_000)]);
    await buildLesson(teacher, { name: handbook, file: pdf, isCut: false });
    await buildLesson(teacher, {
      name: diagram,
      file: { name: 'Sơ đồ.png', mimeType: 'image/png', buffer },
      isCut: true,
    });
    await teacher.leave();
  });

  const id = await createStudiedClass(
    await clientOf(product, administrator),
    await clientOf(product, author),
    [handbook, diagram],
  );

  const phone = await Actor.open(browser, product, { ...variant, width: 360 });
  const { page } = phone;
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

  await test.step('a student begins with the first lesson, on a phone', async () => {
    await phone.signIn(pupil);
    await page.goto(`/classroom/${id}`);
    await page.getByRole('link', { name: words.classes('study') }).click();
    await expect(heading(handbook)).toBeVisible();
    await expect(page.getByText(pages[0] ?? '')).toBeVisible();
    await expect(page.getByText(words.study('ruleDocument'))).toBeVisible();
    await phone.picture('study-document');
  });

  await test.step('what follows is closed, and says why', async () => {
    const why = errorMessage('completePreviousFirst', variant.language, { title: handbook });
    await follow(page, diagram);
    await expect(heading(diagram)).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await phone.picture('study-closed');
    await follow(page, studied.exam);
    await expect(page.getByText(why).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.examReady().start })).toBeHidden();
    await phone.picture('study-exam-closed');
    await page.goBack();
    await page.getByRole('link', { name: words.study('goTo') }).click();
    await expect(heading(handbook)).toBeVisible();
  });

  await test.step('reads on while the line is cut; it counts when the line is back', async () => {
    await expect(page.getByText(pages[0] ?? '')).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(words.study('offline'))).toBeVisible();
    for (const [at, text] of pages.entries()) {
      await page.locator(`[data-page="${at + 1}"]`).scrollIntoViewIfNeeded();
      await expect(page.getByText(text)).toBeVisible();
      // A page is read once it has been on the screen for a second.
      await page.waitForTimeout(1_500);
    }
    await phone.picture('study-offline');
    await expect(page.getByText(words.study('lessonDone', { title: handbook }))).toBeHidden();
    await page.context().setOffline(false);
    await expect(page.getByText(words.study('lessonDone', { title: handbook })).first()).toBeVisible();
    await expect(page.getByText(words.study('offline'))).toBeHidden();
  });

  await test.step('returns to the lesson that is next, which a look completes', async () => {
    await page.goto(`/view/${id}/lesson_my_course`);
    await expect(heading(diagram)).toBeVisible();
    await phone.picture('study-picture');
    await expect(page.getByText(words.study('lessonDone', { title: diagram })).first()).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('passes the exam of the chapter', async () => {
    await follow(page, studied.exam);
    await expect(heading(studied.exam)).toBeVisible();
    await startExam(phone);
    const question = page.getByRole('region', {
      name: withAnyNumber((number) => words.questionView().question(number)),
    });
    await question.getByLabel(words.questionView().falseLabel, { exact: true }).check();
    await expect(page.getByText(words.examPlayer().savedAll('')).first()).toBeVisible();
    await submitExam(phone);
  });

  await test.step('has completed the class', async () => {
    await page.goto(`/view/${id}/lesson_my_course`);
    await expect(page.getByText(words.study('doneTitle'))).toBeVisible();
    await expect(page.getByText(words.studyRoom().progressValue(3, 3)).first()).toBeVisible();
    await phone.picture('study-done');
    await phone.leave();
  });
});
