import type { Page } from '@playwright/test';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { buildLesson } from '../steps/buildLesson';
import { clientOf } from '../steps/clientOf';
import { samplePackage, samplePackageBytes } from '../steps/samplePackage';
import { createStudiedClass } from '../steps/studiedClass';
import { follow } from '../steps/studyRoom';
import { expect, test } from '../variant';
import { words } from '../words';

const { admin: administrator, teacher: author, student: pupil } = people;
const lessons = ['Gói an toàn điện SCORM 1.2', 'Gói an toàn điện SCORM 2004'] as const;

/** The page of the package: in its player, in the frame of the portal. */
const course = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

test('a class passes packaged courses, and goes on with them on a second device', async ({
  browser,
  product,
  variant,
}) => {
  await test.step('a teacher uploads packages of both versions, and looks at them in the bank', async () => {
    const teacher = await Actor.open(browser, product, variant);
    await teacher.signIn(author);
    for (const [at, version] of (['1.2', '2004'] as const).entries()) {
      const name = lessons[at] ?? '';
      const buffer = samplePackageBytes(version);
      await buildLesson(teacher, {
        name,
        file: { name: `${name}.zip`, mimeType: 'application/zip', buffer },
      });
      const shown = course(teacher.page);
      await expect(shown.getByText(samplePackage.page(1))).toBeVisible();
      await expect(shown.getByText(samplePackage.kept)).toBeVisible();
      await teacher.picture(`package-preview-${version}`);
    }
    await teacher.leave();
  });

  const id = await createStudiedClass(
    await clientOf(product, administrator),
    await clientOf(product, author),
    lessons,
  );

  await test.step('a student begins the first one', async () => {
    const computer = await Actor.open(browser, product, variant);
    const { page } = computer;
    await computer.signIn(pupil);
    await page.goto(`/view/${id}/lesson_my_course`);
    await expect(page.getByText(words.study('rulePackage'))).toBeVisible();
    await course(page).getByRole('button', { name: samplePackage.next }).click();
    await expect(course(page).getByText(samplePackage.page(2))).toBeVisible();
    await computer.picture('package-study');
    // It is committed within a second.
    const committed = page.waitForResponse((answer) => answer.url().endsWith('/package') && answer.ok());
    await committed;
    await computer.leave();
  });

  const phone = await Actor.open(browser, product, { ...variant, width: 360 });
  const { page } = phone;

  await test.step('goes on with it on a phone, passes, and the next one opens', async () => {
    await phone.signIn(pupil);
    await page.goto(`/view/${id}/lesson_my_course`);
    await expect(course(page).getByText(samplePackage.page(2))).toBeVisible();
    await course(page).getByRole('button', { name: samplePackage.pass }).click();
    await expect(page.getByText(words.study('lessonDone', { title: lessons[0] })).first()).toBeVisible();
    await expect(page.getByText(words.packages('score', { score: '80%' }))).toBeVisible();
    await phone.picture('package-passed');
    await follow(page, lessons[1]);
    await expect(course(page).getByText(samplePackage.page(1))).toBeVisible();
  });

  await test.step('what is passed without a line counts when it is back', async () => {
    await course(page).getByRole('button', { name: samplePackage.next }).click();
    await page.context().setOffline(true);
    await expect(page.getByText(words.study('offline'))).toBeVisible();
    await course(page).getByRole('button', { name: samplePackage.pass }).click();
    await expect(course(page).getByText(samplePackage.passed)).toBeVisible();
    await expect(page.getByText(words.study('lessonDone', { title: lessons[1] }))).toBeHidden();
    await page.context().setOffline(false);
    await expect(page.getByText(words.study('lessonDone', { title: lessons[1] })).first()).toBeVisible();
  });

  await test.step('opened again, it says that it was passed', async () => {
    await page.reload();
    await follow(page, lessons[0]);
    await expect(course(page).getByText(samplePackage.passed)).toBeVisible();
    await phone.leave();
  });
});
