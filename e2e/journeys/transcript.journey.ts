import { readFile } from 'node:fs/promises';
import { people } from '@sen/api/fixtures/people';
import { progressNames } from '@sen/domain/completion/resultNames';
import { Actor } from '../Actor';
import { expect, test } from '../variant';
import { words } from '../words';

const { student, teacher } = people;
const course = 'An toàn, vệ sinh lao động cơ bản';

test('a student reads what was reached and how it was computed, and a teacher reads the same', async ({
  browser,
  product,
  variant,
}) => {
  const own = await Actor.open(browser, product, variant);
  await own.signIn(student);

  await test.step('the student opens the transcript of all classes', async () => {
    const { page } = own;
    await page.goto('/course-all');
    await own.act(words.pages('transcript'));
    await expect(own.title).toHaveText(words.pages('transcript'));
    // The results of the demo organisation are computed within seconds of its start.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(progressNames.happening[variant.language]).first()).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
  });

  await test.step('it is saved as a PDF', async () => {
    const saved = own.page.waitForEvent('download');
    await own.act(words.completion('pdf'));
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('one course explains its result', async () => {
    const { page } = own;
    await page.getByRole('link', { name: course }).click();
    await expect(own.title).toHaveText(course);
    await expect(page.getByRole('heading', { name: words.completion('howTitle') })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.completion('lessons') })).toBeVisible();
  });

  await test.step('the teacher finds it from the page of the student', async () => {
    const other = await Actor.open(browser, product, variant);
    await other.signIn(teacher);
    await other.page.goto(`/users/view/${student.id}`);
    await other.act(words.pages('memberTranscript'));
    await expect(other.title).toHaveText(words.pages('memberTranscript'));
    await other.page.getByRole('link', { name: course }).click();
    await expect(other.title).toHaveText(student.name);
    await expect(other.page.getByRole('heading', { name: words.completion('howTitle') })).toBeVisible();
  });
});
