import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageBytes } from '../../testing/samplePackage.ts';
import { TestCourses } from '../../testing/TestCourses.ts';
import { TestLessons } from '../../testing/TestLessons.ts';
import { TestUpload } from '../../testing/TestUpload.ts';

let courses: TestCourses;
let lessons: TestLessons;
beforeAll(async () => {
  courses = await TestCourses.start();
  lessons = await TestLessons.start(courses);
  await courses.app.app.fastify.listen({ port: 0 });
});
afterAll(() => courses.stop());

async function uploaded(bytes: Buffer): Promise<string> {
  const upload = await TestUpload.create(lessons.app, bytes, 'Gói.zip');
  await upload.sendRest();
  const { body } = await upload.finish();
  expect(body.data.type).toBe('application/zip');
  return upload.id;
}

test.each(['1.2', '2004'] as const)('a course of SCORM %s is the main file of a lesson', async (version) => {
  const id = await uploaded(packageBytes(version));
  const lesson = await lessons.saved({ attachments: [{ id, is_main: true }] });
  expect((await lessons.edit(lesson, { name: 'Gói' })).status).toBe(200);
});

test('an archive that is no packaged course may be added to a lesson, and is not its main file', async () => {
  const id = await uploaded(packageBytes('1.2', { schemaVersion: '1.1' }));
  const main = await lessons.upload();
  const both = (packed: boolean) => [
    { id: main, is_main: !packed },
    { id, is_main: packed },
  ];
  const refused = await lessons.save(await lessons.newDraft({ attachments: both(true) }));
  expect(refused.status).toBe(422);
  expect(refused.body.codes).toEqual({ 'attachments.1.id': 'packageVersion' });
  expect(refused.body.errors?.['attachments.1.id']?.[0]).toContain('SCORM “1.1”');

  const lesson = await lessons.saved({ attachments: both(false) });
  const changed = await lessons.edit(lesson, { attachments: both(true) });
  expect(changed.body.codes).toEqual({ 'attachments.1.id': 'packageVersion' });
});
