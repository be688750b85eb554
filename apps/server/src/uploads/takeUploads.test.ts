import { randomUUID } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusalError } from '../errors/RefusalError.ts';
import { TestApp } from '../testing/TestApp.ts';
import { TestUpload } from '../testing/TestUpload.ts';
import { takeUploads } from './takeUploads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const pdf = Buffer.from('%PDF-1.7\nxin chào');

async function complete(): Promise<TestUpload> {
  const upload = await TestUpload.create(app, pdf);
  await upload.send({ from: 0 });
  await upload.finish();
  return upload;
}

const take = (ids: readonly string[], changes: Partial<Parameters<typeof takeUploads>[2]> = {}) =>
  app.database.transaction().execute((transaction) =>
    takeUploads(
      transaction,
      ids.map((id, place) => ({ id, field: `files.${place}` })),
      {
        caller: people.teacher,
        company_id: demoCompany.id,
        purpose: 'lesson',
        now: app.clock.now(),
        ...changes,
      },
    ),
  );

const errorsOf = (taken: Promise<unknown>) =>
  taken.then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof RefusalError)) throw error;
      return error.details.fieldErrors?.map(({ field, code }) => [field, code]);
    },
  );

const rowsOf = async (id: string) => ({
  uploads: (await app.database.selectFrom('upload').select('id').where('id', '=', id).execute()).length,
  files: (await app.database.selectFrom('file').select('id').where('id', '=', id).execute()).length,
  loose: (await app.database.selectFrom('loose_file').select('id').where('id', '=', id).execute()).length,
});

describe('a complete upload', () => {
  it('becomes a file of the unit with the same id, and is taken once', async () => {
    const { id } = await complete();
    const [file] = await take([id]);
    expect(file).toMatchObject({ id, name: 'Bài 1.pdf', type: 'application/pdf', size: pdf.length });
    expect(await rowsOf(id)).toEqual({ uploads: 0, files: 1, loose: 0 });
    const read = await app.call('getFile', 'teacher', { path: { id } });
    expect(read.raw.rawPayload.equals(pdf)).toBe(true);
    expect(await errorsOf(take([id]))).toEqual([['files.0', 'uploadUnknown']]);
  });

  it('is taken by one of two things that are saved at once', async () => {
    const { id } = await complete();
    const taken = await Promise.allSettled([take([id]), take([id])]);
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf(id)).toEqual({ uploads: 0, files: 1, loose: 0 });
  });

  it('stays an upload when its thing is not saved', async () => {
    const { id } = await complete();
    const unsaved = app.database.transaction().execute(async (transaction) => {
      const taker = {
        caller: people.teacher,
        company_id: null,
        purpose: 'lesson',
        now: app.clock.now(),
      } as const;
      await takeUploads(transaction, [{ id, field: 'file' }], taker);
      throw new Error('not saved');
    });
    await expect(unsaved).rejects.toThrow('not saved');
    expect(await rowsOf(id)).toEqual({ uploads: 1, files: 0, loose: 0 });
  });

  it('that is finished again with a wrong hash after it was taken keeps its bytes', async () => {
    const upload = await complete();
    await take([upload.id]);
    expect((await upload.finish('0'.repeat(64))).status).toBe(404);
    expect(await app.app.services.files.exists(upload.id)).toBe(true);
  });
});

describe('no file becomes', () => {
  it('what is incomplete, unknown, or named twice; each is named, and none of the others is taken', async () => {
    const whole = await complete();
    const part = await TestUpload.create(app, pdf);
    expect(await errorsOf(take([whole.id, part.id, randomUUID(), whole.id]))).toEqual([
      ['files.1', 'uploadIncomplete'],
      ['files.2', 'uploadUnknown'],
      ['files.3', 'uploadUnknown'],
    ]);
    expect(await rowsOf(whole.id)).toEqual({ uploads: 1, files: 0, loose: 0 });
  });

  it.each([
    ['another person’s', () => ({ caller: people.otherTeacher })],
    ['one for another purpose', () => ({ purpose: 'attachment' as const })],
    ['an expired one', () => ({ now: new Date(app.clock.now().getTime() + 7 * 24 * 60 * 60_000) })],
  ])('%s', async (_, changes) => {
    const { id } = await complete();
    expect(await errorsOf(take([id], changes()))).toEqual([['files.0', 'uploadUnknown']]);
    expect(await rowsOf(id)).toEqual({ uploads: 1, files: 0, loose: 0 });
  });

  it('no upload at all', async () => {
    expect(await take([])).toEqual([]);
  });
});
