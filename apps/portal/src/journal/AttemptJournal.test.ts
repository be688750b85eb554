import { attempt } from '@sen/api/fixtures/attempts';
import 'fake-indexeddb/auto';
import type { AnswerValue } from '@sen/api/contract/model';
import { describe, expect, test } from 'vitest';
import { AttemptJournal } from './AttemptJournal';
import { journalInMemory, journalOnDisk } from './journalTables';
import type { Change } from './journalRecords';

const time = '2026-11-21T02:00:00.000Z';
const text = (value: string): AnswerValue => ({ type: 'short_answer', text: value });
const change = (question_id: string, answer: AnswerValue): Change => ({
  question_id,
  answer,
  base: 0,
  written_at: time,
});
/** The server has accepted the first answer of question 1. */
const acknowledgement = {
  acknowledged_seq: 1,
  server_seq: 1,
  epoch: 'c7d2c3c4-2f39-4d6b-8d8f-5f5d1c0e8a01',
  saved_at: time,
  server_time: time,
  deadline: '2026-11-21T03:00:00.000Z',
  state: 'in_progress' as const,
  notices: 0,
  changes: [
    { question_id: '1', answer: text('a'), flagged: false, server_seq: 1, saved_at: time, own: true },
  ],
};

describe.each([
  ['IndexedDB', journalOnDisk()],
  ['memory', journalInMemory()],
])('a journal in %s', (_, tables) => {
  const open = (user_id = '5', attempt_id: string = crypto.randomUUID()) =>
    new AttemptJournal(tables, { user_id, attempt_id, survey_id: '1', title: 'Kiểm tra' }, () =>
      crypto.randomUUID(),
    );

  test('numbers entries without a gap, also when two tabs write at once', async () => {
    const id = crypto.randomUUID();
    const tabs = [open('5', id), open('5', id)];
    await Promise.all(
      Array.from({ length: 20 }, async (_item, index) =>
        tabs[index % 2]?.write(change(`${index}`, text('a'))),
      ),
    );
    const { entries } = await open('5', id).load();
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_item, index) => index + 1));
  });

  test('replaces what never left the device and appends to what may have', async () => {
    const journal = open();
    await journal.write(change('1', text('a')));
    await journal.write(change('1', text('ab')));
    const first = await journal.nextBatch(100);
    expect(first.entries).toMatchObject([{ seq: 1, answer: text('ab') }]);
    await journal.write(change('1', text('abc')));
    expect((await journal.nextBatch(100)).entries).toMatchObject([
      { answer: text('ab') },
      { seq: 2, answer: text('abc') },
    ]);
  });

  test('keeps a flag and an answer of one question in one entry', async () => {
    const journal = open();
    await journal.write(change('1', text('a')));
    await journal.write({ question_id: '1', flagged: true, base: 0, written_at: time });
    expect((await journal.nextBatch(100)).entries).toMatchObject([
      { seq: 1, answer: text('a'), flagged: true },
    ]);
  });

  test('forgets what is acknowledged and goes on numbering', async () => {
    const journal = open();
    await journal.write(change('1', text('a')));
    const batch = await journal.nextBatch(100);
    await journal.acknowledge(batch, acknowledgement, 0);
    const { head, entries, answers } = await journal.load();
    expect(entries).toEqual([]);
    expect(answers).toMatchObject([{ question_id: '1', answer: text('a'), own: true }]);
    expect(head.acknowledged_seq).toBe(1);
    expect((await journal.write(change('1', text('b')))).seq).toBe(2);
  });

  test('takes a hundred entries and not more than a slow link carries', async () => {
    const journal = open();
    for (let index = 0; index < 12; index += 1)
      await journal.write(change(`${index}`, text('ô'.repeat(20_000))));
    const batch = await journal.nextBatch(100);
    expect(batch.entries.length).toBeLessThan(12);
    expect(batch.more).toBe(true);
  });

  test('is nobody else’s on the same device', async () => {
    const id = crypto.randomUUID();
    await open('5', id).write(change('1', text('của tôi')));
    const other = await open('6', id).load();
    expect(other.entries).toEqual([]);
    expect(await open('6', id).nextBatch(100)).toMatchObject({ entries: [] });
    expect((await tables.ofUser('heads', '6')).every(({ user_id }) => user_id === '6')).toBe(true);
  });

  test('sends everything of its own again when the server has lost what it acknowledged', async () => {
    const journal = open();
    await journal.write(change('1', text('a')));
    await journal.acknowledge(await journal.nextBatch(100), acknowledgement, 0);
    await journal.write(change('2', text('b')));
    const batch = await journal.nextBatch(100);
    expect(await journal.resendFrom(batch, 1)).toBe('renumbered');
    const again = await journal.nextBatch(100);
    expect(again.journal_id).not.toBe(batch.journal_id);
    expect(again.entries).toMatchObject([
      { seq: 1, question_id: '1', answer: text('a') },
      { seq: 2, question_id: '2', answer: text('b') },
    ]);
  });

  test('sends everything again to a restored server whose attempt it has loaded', async () => {
    const journal = open();
    await journal.write(change('1', text('a')));
    await journal.acknowledge(await journal.nextBatch(100), acknowledgement, 0);
    await journal.savePaper({ ...attempt, epoch: crypto.randomUUID(), server_seq: 7 }, 0);
    const stale = await journal.nextBatch(100);
    expect(stale).toMatchObject({ epoch: acknowledgement.epoch, known_server_seq: 1 });
    expect(await journal.resendFrom(stale, 0)).toBe('renumbered');
    const again = await journal.nextBatch(100);
    expect(again).toMatchObject({ known_server_seq: 0, entries: [{ seq: 1, answer: text('a'), base: 0 }] });
    expect(again).not.toHaveProperty('epoch');
    expect(await journal.acknowledge(stale, acknowledgement, 0)).toBe('outdated');
  });

  test('sends a refused answer on as an entry that says nothing, and keeps it to be seen', async () => {
    const journal = open();
    await journal.write(change('1', text('a')));
    const batch = await journal.nextBatch(100);
    await journal.setAside(batch, 1, 'answerWrongShape', 'Không đúng dạng.');
    const { entries, refusals } = await journal.load();
    expect(entries).toHaveLength(1);
    expect(entries[0]).not.toHaveProperty('answer');
    expect(refusals).toMatchObject([{ question_id: '1', answer: text('a'), code: 'answerWrongShape' }]);
    await journal.write(change('1', text('b')));
    expect((await journal.load()).refusals).toEqual([]);
  });
});
