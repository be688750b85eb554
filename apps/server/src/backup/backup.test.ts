import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerValue } from '@sen/api/contract/model';
import { DiskFiles } from '../files/DiskFiles.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import { insertFile } from '../store/files/files.ts';
import { newAssignment } from '../testing/newAssignment.ts';
import { Journal, Sitting } from '../testing/Sitting.ts';
import { TestApp } from '../testing/TestApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sen-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => app.stop());

const now = new Date('2026-11-22T03:00:00Z');
const choice = (id: string): AnswerValue => ({ type: 'one_choice', choice: id });
const place = () => join(folder, 'backup');
const source = () => ({ database: app.database, files: new DiskFiles(join(folder, 'files')) });

async function addFile(text: string): Promise<string> {
  const id = newFileId();
  const { size, sha256 } = await source().files.put(id, [Buffer.from(text)], 1_000);
  const row = {
    id,
    owner_id: '5',
    purpose: 'avatar',
    name: 'ảnh.png',
    type: 'image/png',
    size,
    sha256,
    created_at: now,
  };
  await app.database
    .transaction()
    .execute((transaction) => insertFile(transaction, { ...row, purpose: 'avatar' }));
  return id;
}

test('a backup restored into another database has the same rows and files, by their hashes', async () => {
  const id = await addFile('ảnh của tôi');
  const manifest = await writeBackup(source(), place(), now);
  expect(manifest).toMatchObject({ files: 1, damaged: [] });
  const files = new DiskFiles(join(folder, 'restored'));
  const target = await openTestDatabase();
  try {
    await restoreBackup(place(), { database: target.database, files }, { replace: true, isLatest: true });
    const again = await writeBackup({ database: target.database, files }, join(folder, 'again'), now);
    expect({ ...again, sequences: [] }).toEqual({ ...manifest, sequences: [] });
    expect(await files.exists(id)).toBe(true);
  } finally {
    await target.close();
  }
  await app.database.deleteFrom('file').where('id', '=', id).execute();
});

test('a restore into a database that is not empty is refused, and changes nothing', async () => {
  await writeBackup(source(), place(), now);
  await expect(restoreBackup(place(), source())).rejects.toThrow('--replace');
  expect(await app.database.selectFrom('user_account').select('id').execute()).not.toEqual([]);
});

test('a damaged, incomplete or interrupted backup is refused', async () => {
  await writeBackup(source(), place(), now);
  const table = join(place(), 'tables', 'user_account.ndjson.gz');
  const bytes = await readFile(table);
  writeFileSync(table, bytes.subarray(0, -1));
  await expect(restoreBackup(place(), source(), { replace: true })).rejects.toThrow(
    'user_account.ndjson.gz is damaged',
  );
  await rm(table);
  await expect(restoreBackup(place(), source(), { replace: true })).rejects.toThrow('missing');
  await expect(restoreBackup(`${place()}.partial`, source(), { replace: true })).rejects.toThrow(
    'interrupted',
  );
  await expect(restoreBackup(folder, source(), { replace: true })).rejects.toThrow('is no backup');
});

test('a backup that fails leaves nothing that looks like one', async () => {
  const failing = new DiskFiles(join(folder, 'files'));
  await addFile('x');
  failing.get = () => Promise.reject(new Error('the disk is broken'));
  await expect(writeBackup({ database: app.database, files: failing }, place(), now)).rejects.toThrow(
    'broken',
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([]);
});

test('a file that the store lacks is named, and the rest is kept', async () => {
  const id = await addFile('gone');
  await source().files.delete(id);
  expect((await writeBackup(source(), place(), now)).damaged).toContain(id);
  await expect(writeBackup(source(), place(), now)).rejects.toThrow('exists');
});

test('only its owner reads a backup', async () => {
  await writeBackup(source(), place(), now);
  const modes = ['', 'manifest.json', 'tables/session.ndjson.gz'].map(
    (path) => statSync(join(place(), path)).mode & 0o77,
  );
  expect(modes).toEqual([0, 0, 0]);
  expect(existsSync(join(place(), 'SHA256SUMS'))).toBe(true);
});

test('devices send again what a restored server lost, and nothing is lost (R19)', async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  const sitting = await Sitting.begin(app, 'student', await newAssignment(app));
  const [one = '', two = '', three = ''] = sitting.questions
    .filter(({ content }) => content.type === 'one_choice' || content.type === 'short_answer')
    .map(({ id }) => id)
    .concat(sitting.question('true_false'));
  const desk = sitting.journal;
  const phone = new Journal();
  const answers = new Map<string, AnswerValue>();
  const give = async (question_id: string, answer: AnswerValue, journal: Journal) => {
    answers.set(question_id, answer);
    expect((await sitting.save([{ question_id, answer }], journal)).status).toBe(200);
  };
  const answerOf = (id: string, text: string): AnswerValue => {
    const type = sitting.questions.find((question) => question.id === id)?.content.type;
    if (type === 'one_choice') return choice(text);
    return type === 'true_false' ? { type, value: text === 'a' } : { type: 'short_answer', text };
  };
  await give(one, answerOf(one, 'a'), desk);
  await writeBackup(source(), place(), now);
  await give(two, answerOf(two, 'b'), desk);
  await give(three, answerOf(three, 'a'), phone);
  await give(one, answerOf(one, 'b'), desk);
  const { epoch } = sitting.attempt;

  await restoreBackup(place(), source(), { replace: true, keepSessions: true });
  const lost = await sitting.reopen();
  expect(lost.answers).toHaveLength(1);
  expect(lost.epoch).not.toBe(epoch);
  const stale = await app.call('saveAnswers', 'student', {
    path: { id: lost.survey_id },
    as: 'json',
    body: { attempt_id: lost.id, journal_id: desk.id, entries: [], known_server_seq: sitting.known, epoch },
  });
  expect(stale).toMatchObject({ status: 409, body: { code: 'serverRestored' } });

  // As the journal of the portal does: its own answers, in a new journal, with no number of the lost part.
  for (const ids of [[one, two], [three]]) {
    sitting.known = 0;
    const changes = ids.flatMap((question_id) => {
      const answer = answers.get(question_id);
      return answer ? [{ question_id, answer, base: 0 }] : [];
    });
    // oxlint-disable-next-line no-await-in-loop -- one device after the other
    expect((await sitting.save(changes, new Journal())).status).toBe(200);
  }
  const held = new Map(
    (await sitting.reopen()).answers.map(({ question_id, answer }) => [question_id, answer]),
  );
  expect(held).toEqual(answers);
});

test('a restore ends the sessions of the backup, unless told to keep them', async () => {
  await app.signIn('student');
  await writeBackup(source(), place(), now);
  const sessions = () => app.database.selectFrom('session').selectAll().execute();
  await restoreBackup(place(), source(), { replace: true, keepSessions: true });
  expect(await sessions()).not.toEqual([]);
  await restoreBackup(place(), source(), { replace: true });
  expect(await sessions()).toEqual([]);
});
