import { ApiError } from '@sen/api/client/ApiError';
import { result } from '@sen/api/fixtures/attempts';
import { expect, test } from 'vitest';
import { handIn, type JournalProgress } from './handIn';
import { journalInMemory } from './journalTables';
import { SimulatedDevice } from './testing/SimulatedDevice';
import { SimulatedServer } from './testing/SimulatedServer';
import { SimulatedTime } from '../device/testing/SimulatedTime';

const start = Date.parse('2026-11-21T02:00:00Z');

async function openExam() {
  const time = new SimulatedTime();
  const server = new SimulatedServer(() => start + time.now(), start + 3_600_000);
  const subject = { user_id: '5', attempt_id: '1', survey_id: '1', title: 'Kiểm tra' };
  const device = new SimulatedDevice(time, server, journalInMemory(), subject, 0);
  const { journal } = await device.open();
  journal.answer('1', { type: 'short_answer', text: 'Bình bột' });
  /** Like the real server: refuses while it lacks entries of the journal. */
  const submit = ({ journal_id = '', last_seq = 0 }: Partial<JournalProgress>) => {
    const held = server.held.lastSeqs.get(journal_id) ?? 0;
    if (held < last_seq) throw new ApiError(409, 'answersMissing', '', { expected_seq: held + 1 });
    return Promise.resolve(result);
  };
  const finish = async () => {
    const outcome = handIn(journal, async (progress) => submit(progress), 5_000);
    await time.advance(30_000);
    return outcome;
  };
  return { time, server, device, journal, finish };
}

test('hands in only after what is being typed has reached the server', async () => {
  const { server, finish } = await openExam();
  expect(await finish()).toEqual({ kind: 'done', result });
  expect(server.held.log).toMatchObject([{ answer: { type: 'short_answer', text: 'Bình bột' } }]);
});

test('says what is still only here when the network is away, and succeeds when it is back', async () => {
  const { device, finish } = await openExam();
  device.setOnline(false);
  expect(await finish()).toEqual({ kind: 'unsent', unsaved: 1 });
  device.setOnline(true);
  expect(await finish()).toMatchObject({ kind: 'done' });
});

test('stays with what is only here when the server takes nothing more', async () => {
  const { time, server, device, journal, finish } = await openExam();
  device.setOnline(false);
  server.submitted = true;
  device.setOnline(true);
  await time.advance(30_000);
  expect(await finish()).toEqual({ kind: 'kept', unsaved: 1 });
  expect((await journal.content()).entries).toHaveLength(1);
});

test('sends again what a restored server lacks, and then hands in', async () => {
  const { time, server, finish } = await openExam();
  await time.advance(3_000);
  server.restore({ epoch: '', lastSeqs: new Map(), log: [], answers: new Map() });
  expect(await finish()).toMatchObject({ kind: 'done' });
  expect(server.held.log).toMatchObject([{ answer: { type: 'short_answer', text: 'Bình bột' } }]);
});

test('leaves nothing of a handed-in attempt on the device', async () => {
  const { device, finish } = await openExam();
  await finish();
  expect(await device.disk.ofUser('heads', '5')).toEqual([]);
});
