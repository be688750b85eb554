import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questionSamples } from '@sen/api/fixtures/questions';
import type { Acknowledgement, AnswerEntry, AnswerValue } from '@sen/api/contract/model';
import { renewEpochs } from '../../store/attempts/heldAttempts.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Journal, Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let sitting: Sitting;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
beforeEach(async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  sitting = await Sitting.begin(app, 'student', await newAssignment(app));
});
afterAll(() => app.stop());

const choice = (id: string | null): AnswerValue => ({ type: 'one_choice', choice: id });
const logged = () =>
  app.database
    .selectFrom('answer_entry')
    .select(['journal_id', 'seq', 'server_seq', 'applied'])
    .where('attempt_id', '=', sitting.attempt.id)
    .orderBy('server_seq')
    .execute();
const held = async (id: string) =>
  (await sitting.reopen()).answers.find(({ question_id }) => question_id === id);

describe('acknowledged answers are stored', () => {
  test('all eleven types, as they were typed', async () => {
    const changes = sitting.questions.map(({ id, content }) => ({
      question_id: id,
      answer: questionSamples[content.type].right,
    }));
    const { status, body } = await sitting.save(changes);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ acknowledged_seq: 11, server_seq: 11, state: 'in_progress' });
    expect(body.data.changes.every(({ own }) => own)).toBe(true);
    const { answers } = await sitting.reopen();
    const expected = changes.map(({ question_id, answer }) => ({ question_id, answer, flagged: false }));
    expect(new Set(answers.map(({ question_id }) => question_id)).size).toBe(11);
    for (const one of expected) expect(answers).toContainEqual(expect.objectContaining(one));
  });

  test('a flag and an answer are told apart, also when both come in one batch', async () => {
    const question_id = sitting.question('one_choice');
    await sitting.save([
      { question_id, answer: choice('b') },
      { question_id, flagged: true },
    ]);
    expect(await held(question_id)).toMatchObject({ answer: choice('b'), flagged: true });
    await sitting.save([{ question_id, answer: choice('c') }]);
    expect(await held(question_id)).toMatchObject({ answer: choice('c'), flagged: true });
    await sitting.save([{ question_id, flagged: false }]);
    expect(await held(question_id)).toMatchObject({ answer: choice('c'), flagged: false });
    await sitting.save([{ question_id, answer: choice(null) }]);
    expect(await held(question_id)).toMatchObject({ answer: choice(null), flagged: false });
  });

  test('characters that the database cannot store are removed, the rest stays', async () => {
    const text = 'Bình\u0000 bột \ud83d và 🧯 CO₂ \\u0000';
    const { status } = await sitting.saveOne('short_answer', { type: 'short_answer', text });
    expect(status).toBe(200);
    expect(await held(sitting.question('short_answer'))).toMatchObject({
      answer: { text: 'Bình bột \ufffd và 🧯 CO₂ \\u0000' },
    });
  });

  test('a strange clock of the page changes nothing', async () => {
    const question_id = sitting.question('one_choice');
    const times = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:60Z', '2026-11-21T02:00:00+23:59'];
    const entries = sitting
      .write(times.map(() => ({ question_id, answer: choice('a'), base: Number.MAX_SAFE_INTEGER })))
      .map((entry, index) => ({ ...entry, written_at: times[index] ?? '' }));
    expect((await sitting.send(entries)).status).toBe(200);
  });
});

describe('batches', () => {
  const three = () =>
    sitting.write(
      ['a', 'b', 'c'].map((id) => ({ question_id: sitting.question('one_choice'), answer: choice(id) })),
    );

  test('that are repeated, late or overlapping are applied once', async () => {
    const entries = three();
    const [first, second] = entries;
    if (!first || !second) throw new Error('no entries');
    expect((await sitting.send([first])).body.data.acknowledged_seq).toBe(1);
    expect((await sitting.send([first, second])).body.data).toMatchObject({
      acknowledged_seq: 2,
      server_seq: 2,
    });
    expect((await sitting.send(entries)).body.data.acknowledged_seq).toBe(3);
    const late = await sitting.send([first]);
    expect(late.body.data).toMatchObject({ acknowledged_seq: 3, server_seq: 3 });
    await Promise.all([sitting.send(entries), sitting.send(entries), sitting.send([first])]);
    expect((await logged()).map(({ seq }) => seq)).toEqual(['1', '2', '3']);
    expect(await held(sitting.question('one_choice'))).toMatchObject({ answer: choice('c'), server_seq: 3 });
  });

  test('with a gap are refused with the number that is waited for', async () => {
    const [first, second, third] = three();
    if (!first || !second || !third) throw new Error('no entries');
    const gap = await sitting.send([second, third]);
    expect(gap).toMatchObject({ status: 409, body: { code: 'answerBatchGap', expected_seq: 1 } });
    await sitting.send([first]);
    expect((await sitting.send([third])).body).toMatchObject({ code: 'answerBatchGap', expected_seq: 2 });
    expect((await sitting.send([first, third])).body).toMatchObject({
      code: 'answerBatchNotConsecutive',
      seq: 3,
    });
    expect(await logged()).toHaveLength(1);
  });

  test('with an invalid answer are refused as a whole, by their entry', async () => {
    const question_id = sitting.question('one_choice');
    const good = { question_id, answer: choice('a') };
    const bad: [object, string][] = [
      [{ question_id: '999999', answer: choice('a') }, 'questionNotInAttempt'],
      [{ question_id, answer: choice('zz') }, 'answerWrongShape'],
      [{ question_id, answer: { type: 'true_false', value: true } }, 'answerWrongShape'],
      [
        {
          question_id: sitting.question('short_answer'),
          answer: { type: 'short_answer', text: 'x'.repeat(201) },
        },
        'answerTooLong',
      ],
    ];
    for (const [change, code] of bad) {
      const journal = new Journal();
      const entries = sitting.write([good, change as typeof good], journal);
      const { status, body } = await sitting.send(entries, journal);
      expect({ status, code: body.code, seq: body.seq }).toEqual({ status: 422, code, seq: 2 });
    }
    expect(await logged()).toEqual([]);
    const shapeless = {
      seq: 1,
      question_id,
      answer: { type: 'one_choice', choice: 5 },
      base: 0,
      written_at: 'x',
    };
    const { status, body } = await sitting.send([shapeless as unknown as AnswerEntry]);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['entries.0.answer.choice', 'entries.0.written_at']);
  });

  test('of another student, or for another exam, give 404', async () => {
    const entries = three();
    expect((await sitting.send(entries, sitting.journal, 'otherStudent')).status).toBe(404);
    const elsewhere = await app.call('saveAnswers', 'student', {
      path: { id: '4' },
      as: 'json',
      body: { attempt_id: sitting.attempt.id, journal_id: sitting.journal.id, entries, known_server_seq: 0 },
    });
    expect(elsewhere.status).toBe(404);
    expect(await logged()).toEqual([]);
  });

  test('may come as a form', async () => {
    const { status } = await app.call('saveAnswers', 'student', {
      path: { id: '1' },
      as: 'form',
      body: {
        attempt_id: sitting.attempt.id,
        journal_id: sitting.journal.id,
        entries: three(),
        known_server_seq: 0,
      },
    });
    expect(status).toBe(200);
    expect(await logged()).toHaveLength(3);
  });

  test('of many students in one group fail alone', async () => {
    const other = await Sitting.begin(app, 'otherStudent', sitting.attempt.assignment_id);
    const [, second] = three();
    const answers = await Promise.all([
      sitting.send(second ? [second] : []),
      other.save([{ question_id: other.question('one_choice'), answer: choice('b') }]),
      sitting.send([]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 200]);
  });
});

describe('two devices', () => {
  test('the later one counts, and the other is notified at its next heartbeat', async () => {
    const question_id = sitting.question('one_choice');
    const second = new Journal();
    await sitting.save([{ question_id, answer: choice('a') }]);
    const known = sitting.known;
    await sitting.save([{ question_id, answer: choice('b') }], second);
    sitting.known = known;
    const { body } = await sitting.send([]);
    expect(body.data.changes).toMatchObject([
      { question_id, answer: choice('b'), own: false, server_seq: 2 },
    ]);
    sitting.known = body.data.server_seq;
    expect((await sitting.send([])).body.data.changes).toEqual([]);
  });

  test('an empty answer never silently replaces one that its device had not seen', async () => {
    const question_id = sitting.question('one_choice');
    const second = new Journal();
    await sitting.save([{ question_id, answer: choice('a') }], second);
    const { body } = await sitting.save([{ question_id, answer: choice(null), base: 0 }]);
    expect(body.data.acknowledged_seq).toBe(1);
    expect(body.data.changes).toMatchObject([{ question_id, answer: choice('a'), own: false }]);
    expect((await logged()).map(({ applied }) => applied)).toEqual([true, false]);
    expect(await held(question_id)).toMatchObject({ answer: choice('a') });
    await sitting.save([{ question_id, answer: choice(null), base: 1 }]);
    expect(await held(question_id)).toMatchObject({ answer: choice(null) });
  });

  test('a number of changes beyond those of the database is taken as one without news', async () => {
    const question_id = sitting.question('one_choice');
    await sitting.save([{ question_id, answer: choice('a') }], new Journal());
    sitting.known = Number.MAX_SAFE_INTEGER;
    const { status, body } = await sitting.save([{ question_id, answer: choice(null), base: 0 }]);
    expect(status).toBe(200);
    expect(body.data.changes).toMatchObject([{ question_id, answer: choice('a'), own: false }]);
  });

  test('a flag does not make an answer newer than its device has seen', async () => {
    const question_id = sitting.question('one_choice');
    await sitting.save([{ question_id, answer: choice('a') }], new Journal());
    await sitting.save([{ question_id, flagged: true, base: 1 }]);
    await sitting.save([{ question_id, answer: choice(null), base: 1 }]);
    expect(await held(question_id)).toMatchObject({ answer: choice(null), flagged: true });
  });

  test('a flag leaves the answer whose it was', async () => {
    const question_id = sitting.question('one_choice');
    const second = new Journal();
    await sitting.save([{ question_id, answer: choice('a') }], second);
    sitting.known = 0;
    const { body } = await sitting.save([{ question_id, flagged: true }]);
    expect(body.data.changes).toMatchObject([{ answer: choice('a'), flagged: true, own: false }]);
  });
});

describe('a restored server', () => {
  const send = (epoch: string | undefined, entries: readonly AnswerEntry[], journal = sitting.journal) =>
    app.call<{ data: Acknowledgement; code?: string }>('saveAnswers', 'student', {
      path: { id: sitting.attempt.survey_id },
      as: 'json',
      body: {
        attempt_id: sitting.attempt.id,
        journal_id: journal.id,
        entries,
        known_server_seq: 0,
        ...(epoch !== undefined && { epoch }),
      },
    });

  test('refuses what a device of an earlier epoch sends, and takes it without the old numbers', async () => {
    const before = sitting.attempt.epoch;
    const [first] = sitting.write([{ question_id: sitting.question('one_choice'), answer: choice('a') }]);
    if (!first) throw new Error('no entry');
    expect((await send(before, [first])).status).toBe(200);
    await renewEpochs(app.database);
    const refused = { status: 409, body: { code: 'serverRestored' } };
    expect(await send(before, [])).toMatchObject(refused);
    const next = sitting.write([{ question_id: sitting.question('one_choice'), answer: choice('b') }]);
    expect(await send(before, next)).toMatchObject(refused);
    expect(await logged()).toHaveLength(1);
    const { epoch } = await sitting.reopen();
    expect(epoch).not.toBe(before);
    const again = await send(undefined, [{ ...first, base: 0 }], new Journal());
    expect(again.body.data).toMatchObject({ epoch, server_seq: 2 });
    expect((await send(epoch.toUpperCase(), [], new Journal())).status).toBe(200);
  });
});

describe('heartbeats', () => {
  test('return the time, the deadline and the state, and write nothing', async () => {
    app.clock.pass({ minutes: 10 });
    const { status, body } = await sitting.send([]);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      acknowledged_seq: 0,
      server_seq: 0,
      epoch: sitting.attempt.epoch,
      saved_at: '2026-11-21T02:10:00.000Z',
      server_time: '2026-11-21T02:10:00.000Z',
      deadline: sitting.attempt.deadline,
      state: 'in_progress',
      notices: 0,
      changes: [],
    });
    expect(await logged()).toEqual([]);
  });

  test('go on when the attempt is over', async () => {
    await sitting.saveOne('one_choice', choice('a'));
    await sitting.submit();
    expect((await sitting.send([])).body.data).toMatchObject({ state: 'marked', acknowledged_seq: 1 });
  });
});
