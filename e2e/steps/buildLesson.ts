import type { Actor } from '../Actor';
import { words } from '../words';
import { expect } from '../variant';

const project = 'Huấn luyện an toàn 2026';

/** Bytes per second of a slow line. */
const slow = 60_000;

/** Builds a lesson of one file over a line that is cut while the file is sent. */
export async function buildLesson(
  teacher: Actor,
  {
    name,
    file,
    isCut = false,
  }: { name: string; file: { name: string; mimeType: string; buffer: Buffer }; isCut?: boolean },
): Promise<void> {
  const { page } = teacher;
  await page.goto('/lessons/add');
  await page.getByRole('textbox', { name: words.lessonForm('name') }).fill(name);
  await teacher.pick(words.lessons('category'), /An toàn điện/);
  await teacher.find(page.getByRole('combobox', { name: words.lessons('project') }), project);
  await teacher.pick(words.lessons('status'), words.labels('published'));
  const line = await page.context().newCDPSession(page);
  const setLine = (conditions: { offline: boolean; uploadThroughput: number }) =>
    line.send('Network.emulateNetworkConditions', { latency: 0, downloadThroughput: -1, ...conditions });
  if (isCut) await setLine({ offline: false, uploadThroughput: slow });
  await page.locator('input[type=file]').setInputFiles(file);
  if (isCut) {
    await expect(
      page.getByRole('progressbar', { name: words.fileUpload().progress(file.name) }),
    ).toBeVisible();
    await setLine({ offline: true, uploadThroughput: 0 });
    await expect(page.getByText(words.uploads('waiting')).first()).toBeVisible();
    await teacher.picture('upload-line-cut');
    await setLine({ offline: false, uploadThroughput: -1 });
  }
  await expect(page.getByText(new RegExp(`^${words.fileUpload().done}, `))).toBeVisible({ timeout: 60_000 });
  await teacher.press(words.lessonForm('add'));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
