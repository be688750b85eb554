import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileRendition } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simpleViewType } from '@sen/domain/files/renditionOf';
import { sql } from 'kysely';
import { retryImpossible } from '../store/files/renditions.ts';
import { documentBytes, paragraph } from '../testing/documentBytes.ts';
import { insertLesson } from '../testing/insertLesson.ts';
import { sampleDocuments } from '../testing/sampleDocuments.ts';
import { type SampleMedium, sampleMedium } from '../testing/sampleMedia.ts';
import { TestApp } from '../testing/TestApp.ts';
import { insertProject } from '../testing/TestCourses.ts';
import { TestUpload } from '../testing/TestUpload.ts';
import { takeUploads } from '../uploads/takeUploads.ts';
import { textCell, workbookBytes } from '../testing/workbookBytes.ts';
import { findPrograms, programAdvice, targetsOf } from './programs.ts';
import { renderNext } from './renderNext.ts';
import { runProgram } from './runProgram.ts';

const programs = await findPrograms();
const { soffice, ffmpeg } = programs;
const none = { soffice: null, ffmpeg: null, ffprobe: null, unshare: null };
const advice = programAdvice(programs);
if (advice !== undefined) console.log(`Renditions are tested in part only. ${advice}`);

let app: TestApp;
let token: string;
let folder: string;
beforeAll(async () => {
  app = await TestApp.start();
  await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  token = await app.signIn('teacher');
  folder = await mkdtemp(join(tmpdir(), 'sen-samples-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** A file of a thing, uploaded as people do. */
async function stored(bytes: Buffer, name: string): Promise<string> {
  const upload = await TestUpload.create(app, bytes, name, token);
  await upload.send({ from: 0 });
  expect((await upload.finish()).status, name).toBe(200);
  await app.database.transaction().execute((transaction) =>
    takeUploads(transaction, [{ id: upload.id, field: 'file' }], {
      caller: people.teacher,
      company_id: demoCompany.id,
      purpose: 'lesson',
      now: app.clock.now(),
    }),
  );
  return upload.id;
}

const stateOf = async (id: string) =>
  (await app.call<{ data: FileRendition }>('getFileRendition', { token }, { path: { id } })).body.data;
const bytesOf = (id: string, headers = {}) =>
  app.call('getRenditionBytes', { token }, { path: { id }, headers });
const render = (given = programs) => renderNext(app.app.services, given);

describe.skipIf(soffice === null)('an Office document', () => {
  let documents: Map<string, Buffer>;
  beforeAll(() => {
    documents = sampleDocuments(soffice ?? '', folder);
  });

  it.each(['docx', 'doc', 'pptx', 'ppt', 'xlsx'])('%s becomes a PDF', async (extension) => {
    const id = await stored(documents.get(extension) ?? Buffer.of(), `Bài 1.${extension}`);
    expect(await stateOf(id)).toEqual({ state: 'waiting', type: null, seconds: null, failure: null });
    expect(await bytesOf(id)).toMatchObject({ status: 404 });
    expect(await render()).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'ready', type: 'application/pdf', failure: null });
    const part = await bytesOf(id, { range: 'bytes=0-4' });
    expect([part.status, part.raw.body]).toEqual([206, '%PDF-']);
    expect(String(part.headers['content-disposition'])).toContain('.pdf');
  });

  it('that is damaged is said to be', async () => {
    const damaged = Buffer.from(documents.get('docx') ?? []);
    damaged.fill(0x41, 2_000, damaged.length - 500);
    const id = await stored(damaged, 'Bài 1.docx');
    await render();
    const { state, failure } = await stateOf(id);
    expect([state, failure?.code]).toEqual(['failed', 'documentUnreadable']);
    expect(failure?.message).toContain('PDF');
  });
});

describe.skipIf(ffmpeg === null)('a sound or film', () => {
  const sample = (extension: SampleMedium) => sampleMedium(ffmpeg ?? '', folder, extension);

  it.each(['mov', 'mkv', 'ogv', 'm4v'] as const)(
    '.%s becomes an MP4 that browsers play',
    async (extension) => {
      const id = await stored(sample(extension), `Bài 1.${extension}`);
      await render();
      const { seconds, ...rest } = await stateOf(id);
      expect(rest).toEqual({ state: 'ready', type: 'video/mp4', failure: null });
      expect(seconds).toBeCloseTo(2, 0);
      const { raw } = await bytesOf(id);
      const text = raw.rawPayload.toString('latin1');
      expect(text).toContain('avc1');
      expect(text.indexOf('moov'), 'it begins at once').toBeLessThan(text.indexOf('mdat'));
    },
  );

  it.each(['mp4', 'webm', 'mp3'] as const)(
    '.%s is shown as it is; its duration is read, also without ffmpeg',
    async (extension) => {
      for (const given of [programs, none]) {
        const id = await stored(sample(extension), `Bài 1.${extension}`);
        await render(given);
        const { seconds, ...rest } = await stateOf(id);
        expect(rest).toEqual({ state: 'not_needed', type: null, failure: null });
        expect(seconds).toBeCloseTo(2, 0);
      }
    },
  );

  it('gives its duration to the lessons whose main file it is, unless one was typed', async () => {
    const id = await stored(sample('mp4'), 'Bài 1.mp4');
    await insertProject(app.database, demoCompany.id, 'Dự án');
    const lessonOf = async (name: string, duration: number | null) => {
      const owner = { companyId: demoCompany.id, createdBy: people.teacher.id };
      const lesson = await insertLesson(app, { ...owner, name, duration, type: 'video/mp4' });
      await app.database
        .updateTable('lesson_file')
        .set({ file_id: id })
        .where('lesson_id', '=', lesson.id)
        .execute();
      return lesson.id;
    };
    const ids = [await lessonOf('Bài 1', null), await lessonOf('Bài 2', 1520)];
    await render();
    const durations = await app.database
      .selectFrom('lesson')
      .select('duration_seconds')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(durations.map(({ duration_seconds }) => duration_seconds)).toEqual([2, 1520]);
  });

  it.each(['mp4', 'mkv', 'mp3'] as const)('.%s that is damaged is said to be', async (extension) => {
    const whole = sample(extension);
    const damaged = Buffer.concat([whole.subarray(0, 64), Buffer.alloc(5_000, 0x41)]);
    const id = await stored(damaged, `Bài 1.${extension}`);
    await render();
    const { state, failure } = await stateOf(id);
    expect([state, failure?.code]).toEqual(['failed', 'mediaCorrupted']);
  });

  it('goes with its file', async () => {
    const id = await stored(sample('mkv'), 'Bài 1.mkv');
    await render();
    const { rendition_id } = await app.database
      .selectFrom('file_rendition')
      .select('rendition_id')
      .where('file_id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await app.call('getFile', { token }, { path: { id: rendition_id ?? '' } })).status).toBe(404);
    await app.database.deleteFrom('file').where('id', '=', id).execute();
    const left = await app.database
      .selectFrom('loose_file')
      .select('id')
      .where('id', 'in', [id, rendition_id ?? ''])
      .execute();
    expect(left).toHaveLength(2);
  });
});

it('a Word file that LibreOffice cannot convert has a simple view, and keeps it', async () => {
  const failing = join(folder, 'soffice');
  await writeFile(failing, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const id = await stored(documentBytes({ body: paragraph('An toàn điện') }), 'Bài 1.docx');
  await render({ ...none, soffice: failing });
  const expected = { state: 'ready', type: simpleViewType, failure: { code: 'documentUnreadable' } };
  expect(await stateOf(id)).toMatchObject(expected);
  await retryImpossible(app.database, ['pdf']);
  expect(await stateOf(id)).toMatchObject(expected);
});

describe('where a program is not installed', () => {
  it('a file is said to be impossible, and waits again once it is', async () => {
    const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);
    const id = await stored(ole, 'Bài 1.doc');
    await render(none);
    const { state, failure } = await stateOf(id);
    expect([state, failure?.code]).toEqual(['impossible', 'renditionImpossible']);
    await retryImpossible(app.database, ['mp4']);
    expect((await stateOf(id)).state).toBe('impossible');
    await retryImpossible(app.database, ['pdf']);
    expect((await stateOf(id)).state).toBe('waiting');
    await app.database.deleteFrom('file_rendition').execute();
  });

  it.each([
    ['docx', 'text', documentBytes({ body: paragraph('An toàn điện') })],
    [
      'xlsx',
      'tables',
      workbookBytes({ sheets: [{ name: 'A', rows: `<row>${textCell('An toàn điện')}</row>` }] }),
    ],
  ])('a .%s file has a simple view until it is', async (extension, type, bytes) => {
    const id = await stored(bytes, `Bài 1.${extension}`);
    await render(none);
    const state = await stateOf(id);
    expect([state.state, state.type, state.failure?.code]).toEqual([
      'ready',
      simpleViewType,
      'renditionImpossible',
    ]);
    const view = await bytesOf(id);
    expect(view.body).toMatchObject({ type, is_cut: false });
    expect(view.raw.body).toContain('An toàn điện');
    await retryImpossible(app.database, []);
    expect((await stateOf(id)).state).toBe('ready');
    await retryImpossible(app.database, ['pdf']);
    expect((await stateOf(id)).state).toBe('waiting');
    expect((await bytesOf(id)).status).toBe(404);
    const { rows } =
      await sql`select 1 from file where purpose = 'rendition' and type = ${simpleViewType}`.execute(
        app.database,
      );
    expect(rows).toEqual([]);
    await app.database.deleteFrom('file_rendition').execute();
  });

  it('a Word file that was impossible in an earlier version has a simple view too', async () => {
    const id = await stored(documentBytes({ body: paragraph('Cũ') }), 'Bài 1.docx');
    await app.database
      .updateTable('file_rendition')
      .set({ state: 'impossible', reason: 'renditionImpossible' })
      .where('file_id', '=', id)
      .execute();
    await retryImpossible(app.database, []);
    await render(none);
    expect(await stateOf(id)).toMatchObject({ state: 'ready', type: simpleViewType });
  });

  it('a damaged Word file is said to be', async () => {
    const damaged = documentBytes({ body: paragraph('x') }).fill(0x41, 700, 900);
    const id = await stored(damaged, 'Bài 1.docx');
    await render(none);
    const { state, failure } = await stateOf(id);
    expect([state, failure?.code]).toEqual(['impossible', 'documentUnreadable']);
    await app.database.deleteFrom('file_rendition').execute();
  });

  it('whoever starts the server is told what to install', () => {
    expect(programAdvice(none)).toMatch(/LibreOffice.*ffmpeg/);
    expect(targetsOf(none)).toEqual([]);
    expect(programAdvice({ soffice: 'a', ffmpeg: 'b', ffprobe: 'c', unshare: null })).toBeUndefined();
  });
});

describe('a work', () => {
  it('of a server that died is taken over, and given up after three', async () => {
    const id = await stored(Buffer.from('ID3 nothing'), 'Bài 1.mp3');
    const die = () =>
      app.database
        .updateTable('file_rendition')
        .set({ state: 'running', tries: 3, leased_until: new Date(0) })
        .where('file_id', '=', id)
        .execute();
    await die();
    await app.app.services.files.delete(id);
    expect(await render()).toBe(true);
    expect((await stateOf(id)).failure?.code).toBe('renditionFailed');
    expect(await render()).toBe(false);
  });

  it('that takes too long ends with all that it started', async () => {
    const run = runProgram({
      path: '/bin/sh',
      args: ['-c', 'sleep 60 & sleep 60'],
      folder,
      limits: { seconds: 0.2, megabytes: 1_000 },
      unshare: null,
      signal: new AbortController().signal,
    });
    await expect(run).rejects.toMatchObject({ code: 'renditionTooSlow' });
  });
});
