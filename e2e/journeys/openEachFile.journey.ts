import { people } from '@sen/api/fixtures/people';
import { officeExtensions, imageExtensions } from '@sen/domain/files/fileExtensions';
import { findPrograms } from '@sen/server/renditions/programs';
import { Actor } from '../Actor';
import { sampleFiles } from '../steps/sampleFiles';
import { expect, test } from '../variant';
import { words } from '../words';

const has = (list: readonly string[], extension: string) => list.includes(extension);

test('a file of each extension of a lesson is opened on its page', async ({ browser, product, variant }) => {
  test.setTimeout(900_000);
  const files = sampleFiles(await findPrograms());
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;

  await test.step('builds a lesson of all of them', async () => {
    await teacher.signIn(people.teacher);
    await page.goto('/lessons/add');
    await page.getByRole('textbox', { name: words.lessonForm('name') }).fill('Một tệp mỗi loại');
    await teacher.pick(words.lessons('category'), /An toàn điện/);
    await teacher.find(
      page.getByRole('combobox', { name: words.lessons('project') }),
      'Huấn luyện an toàn 2026',
    );
    await teacher.pick(words.lessons('status'), words.labels('draft'));
    await page
      .locator('input[type=file]')
      .setInputFiles(
        [...files].map(([extension, buffer]) => ({ name: `Mẫu.${extension}`, mimeType: '', buffer })),
      );
    await expect(page.getByText(/(Đã tải lên|Uploaded), /)).toHaveCount(files.size, { timeout: 120_000 });
    await teacher.pick(words.lessons('main'), 'Mẫu.pdf');
    await teacher.press(words.lessonForm('add'));
    await expect(page.getByRole('heading', { name: 'Một tệp mỗi loại', level: 1 })).toBeVisible();
    // The list of files moves down when the document above it is drawn.
    await expect(page.getByText('Electrical safety').first()).toBeVisible();
  });

  for (const extension of files.keys())
    await test.step(`opens .${extension}`, async () => {
      await page.getByRole('button', { name: `Mẫu.${extension}`, exact: true }).click();
      // Programs convert one file after the other.
      const patience = { timeout: 180_000 };
      if (has(imageExtensions, extension))
        await expect(page.getByRole('img', { name: `Mẫu.${extension}`, exact: true })).toBeVisible();
      else if (extension === 'pdf' || has(officeExtensions, extension))
        // A line may be in pieces, one for each font.
        await expect
          .poll(async () => {
            const text = await page.locator('[data-page="1"]').allTextContents();
            return text.join('').normalize('NFC').replaceAll(/\s/g, '');
          }, patience)
          .toMatch(/Electricalsafety|Antoàn/);
      else
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                const player = document.querySelector('video');
                return (
                  player !== null && player.error === null && player.readyState >= 1 && player.duration > 1
                );
              }),
            patience,
          )
          .toBe(true);
    });

  await teacher.picture('each-file');
  await teacher.leave();
});
