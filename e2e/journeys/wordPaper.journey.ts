import { people } from '@sen/api/fixtures/people';
import { sampleDocx } from '@sen/server/testing/sampleDocx';
import { Actor } from '../Actor';
import { expect, test } from '../variant';
import { words } from '../words';

const asked = 'Bình chữa cháy nào dùng cho tủ điện của kho lạnh?';
const paper = [
  'ĐỀ KIỂM TRA AN TOÀN',
  `Câu 1. ${asked}`,
  'A. Bình nước',
  'B. _Bình CO₂_',
  'C. Bình bọt',
  'Câu 2. Ai ký lệnh mở cửa kho lạnh ngoài giờ?',
  'A. Trưởng ca',
  'B. Bảo vệ',
  'Đọc đoạn văn sau.',
];

test('a Word paper becomes questions of the bank', async ({ browser, product, variant }) => {
  const teacher = await Actor.open(browser, product, variant);
  const { page } = teacher;
  await teacher.signIn(people.teacher);
  await page.goto('/questions/import/paper');
  await expect(page.getByRole('heading', { name: words.pages('paperImport'), level: 1 })).toBeVisible();
  await teacher.picture('paper-choose');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'de-kho-lanh.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: sampleDocx(paper),
    });

  await test.step('each question stands beside its paragraphs, and the one without a key gets one', async () => {
    await expect(page.getByText(/“Đọc đoạn văn sau\.”/)).toBeVisible();
    const second = page.getByRole('article', { name: 'Câu 2' });
    await expect(second.getByText(words.paperImport('cannotSave'))).toBeVisible();
    await teacher.picture('paper-read');
    await second.getByRole('radio', { name: 'A', exact: true }).check();
    await expect(second.getByRole('checkbox', { name: words.paperImport('take') })).toBeChecked();
  });

  await test.step('the questions are imported, and can be found in the bank', async () => {
    await teacher.pick(words.paperImport('category'), /./);
    await teacher.press(words.paperImport('start', { count: 2 }));
    await expect(page.getByText(words.questionImport('done', { count: 2 }))).toBeVisible();
    await teacher.picture('paper-done');
    await teacher.choose(words.pages('questions'));
    await page.getByRole('searchbox').fill('kho lạnh');
    await expect(page.getByText(asked)).toBeVisible();
  });
});
