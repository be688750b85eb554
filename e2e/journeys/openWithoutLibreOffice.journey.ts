import { people } from '@sen/api/fixtures/people';
import { sampleOfficeFiles } from '@sen/server/testing/sampleOfficeFiles';
import { Actor } from '../Actor';
import { Product } from '../product';
import { expect, test } from '../variant';
import { words } from '../words';

const files = sampleOfficeFiles();

test('Word and Excel files are shown where LibreOffice is not installed', async ({ browser, variant }) => {
  // Programs are found by the path.
  const product = await Product.start({ PATH: '' });
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  const open = (extension: string) =>
    page.getByRole('button', { name: `Mẫu.${extension}`, exact: true }).click();

  await test.step('builds a lesson of them', async () => {
    await teacher.signIn(people.teacher);
    await page.goto('/lessons/add');
    await page.getByRole('textbox', { name: words.lessonForm('name') }).fill('Không có LibreOffice');
    await teacher.pick(words.lessons('category'), /An toàn điện/);
    await teacher.find(
      page.getByRole('combobox', { name: words.lessons('project') }),
      'Huấn luyện an toàn 2026',
    );
    await teacher.pick(words.lessons('status'), words.labels('draft'));
    await page.locator('input[type=file]').setInputFiles(
      Object.entries(files).map(([extension, buffer]) => ({
        name: `Mẫu.${extension}`,
        mimeType: '',
        buffer,
      })),
    );
    await expect(page.getByText(/(Đã tải lên|Uploaded), /)).toHaveCount(3, { timeout: 120_000 });
    await teacher.pick(words.lessons('main'), 'Mẫu.docx');
    await teacher.press(words.lessonForm('add'));
  });

  await test.step('reads the Word file', async () => {
    await expect(page.getByRole('heading', { name: 'An toàn điện', level: 3 })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('Ngắt điện trước khi sửa')).toBeVisible();
    await teacher.picture('word-without-libreoffice');
  });

  await test.step('reads the Excel file', async () => {
    await open('xlsx');
    await expect(page.getByRole('cell', { name: 'Họ và tên' })).toBeVisible({ timeout: 60_000 });
    await teacher.picture('excel-without-libreoffice');
  });

  await test.step('is offered the PowerPoint file', async () => {
    await open('pptx');
    await expect(
      page.getByText(/Không xem được tệp này trên trang|This file cannot be viewed here/),
    ).toBeVisible({
      timeout: 60_000,
    });
  });

  await teacher.leave();
  await product.stop();
});
