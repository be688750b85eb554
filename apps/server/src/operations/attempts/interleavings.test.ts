import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerEntry, AnswerValue } from '@sen/api/contract/model';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Journal, Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

/** R7: `SEN_INTERLEAVINGS=500` for the full run. */
const numRuns = Number(process.env['SEN_INTERLEAVINGS'] ?? 60);

let app: TestApp;
let other: TestApp;
let who: { token: string };
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  other = await app.another();
  who = { token: await app.signIn('student') };
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const types = ['one_choice', 'true_false', 'long_answer'] as const;

function answerOf(type: (typeof types)[number], said: string | null): AnswerValue {
  if (type === 'one_choice') return { type, choice: said };
  if (type === 'true_false') return { type, value: said === null ? null : said < 'c' };
  return { type, text: said ?? '' };
}

/** The content of an answer; null when it is empty. */
function says(answer: AnswerValue | null): string | boolean | null {
  if (answer?.type === 'one_choice') return answer.choice;
  if (answer?.type === 'true_false') return answer.value;
  return answer?.type === 'long_answer' && answer.text !== '' ? answer.text : null;
}

interface Current {
  answer: AnswerValue | null;
  flagged: boolean;
  answer_seq: number;
  server_seq: number;
  journal: string;
}

/** A minimal model of the protocol: the state that the server should have. */
class Model {
  seq = 0;
  readonly last = new Map<string, number>();
  readonly current = new Map<string, Current>();

  apply(journal: string, { seq, question_id, answer, flagged, base }: AnswerEntry): boolean {
    this.seq += 1;
    this.last.set(journal, seq);
    if (answer === undefined && flagged === undefined) return true;
    const before = this.current.get(question_id);
    const erases = answer !== undefined && says(answer) === null && says(before?.answer ?? null) !== null;
    if (erases && before && before.journal !== journal && base < before.answer_seq) return false;
    this.current.set(question_id, {
      answer: answer ?? before?.answer ?? null,
      flagged: flagged ?? before?.flagged ?? false,
      answer_seq: answer === undefined ? (before?.answer_seq ?? 0) : this.seq,
      server_seq: this.seq,
      journal: answer === undefined ? (before?.journal ?? journal) : journal,
    });
    return true;
  }

  /** The status that a batch should get. */
  receive(journal: string, entries: readonly AnswerEntry[]): number {
    const last = this.last.get(journal) ?? 0;
    const fresh = entries.filter(({ seq }) => seq > last);
    if (fresh[0] && fresh[0].seq > last + 1) return 409;
    for (const entry of fresh) this.apply(journal, entry);
    return 200;
  }
}

const device = fc.constantFrom(0, 1);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      device,
      question: fc.constantFrom(0, 0, 0, 1, 2),
      choice: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { freq: 3 }),
      flagged: fc.option(fc.boolean(), { nil: undefined, freq: 2 }),
      flagOnly: fc.constantFrom(false, false, true),
      /** How many of the latest changes its page does not know. */
      behind: fc.constantFrom(0, 1, 2, 1_000_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      device,
      from: fc.constantFrom(2, 2, 2, 1, 0, 3, 4),
      count: fc.integer({ min: 0, max: 5 }),
      elsewhere: fc.boolean(),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Page {
  journal: Journal;
  entries: AnswerEntry[];
  acked: number;
}

function newPages(): [Page, Page] {
  const page = () => ({ journal: new Journal(), entries: [], acked: 0 });
  return [page(), page()];
}

function write(sitting: Sitting, page: Page, seqNow: number, said: Extract<Step, { kind: 'write' }>) {
  const type = types[said.question] ?? 'one_choice';
  const question_id = sitting.question(type);
  const base = Math.max(0, seqNow - said.behind);
  const answer = answerOf(type, said.choice);
  const flagged = said.flagged === undefined ? {} : { flagged: said.flagged };
  const change = said.flagOnly
    ? { question_id, base, ...flagged }
    : { question_id, base, answer, ...flagged };
  page.entries.push(...sitting.write([change], page.journal));
}

/** Entries from slightly before the acknowledged one, so that some repeat; or from beyond it, so that there is a gap. */
function batchOf(page: Page, { from, count }: Extract<Step, { kind: 'send' }>): AnswerEntry[] {
  const start = Math.max(0, page.acked - 2 + from);
  return page.entries.slice(start, start + count);
}

async function replayed(sitting: Sitting): Promise<Model> {
  const log = await app.database
    .selectFrom('answer_entry')
    .selectAll()
    .where('attempt_id', '=', sitting.attempt.id)
    .orderBy('server_seq')
    .execute();
  const model = new Model();
  for (const { journal_id, seq, server_seq, applied, answer, flagged, written_at, ...entry } of log) {
    expect(Number(seq), 'a journal arrives without gap and repeat').toBe(
      (model.last.get(journal_id) ?? 0) + 1,
    );
    expect(server_seq).toBe(model.seq + 1);
    const given = {
      ...entry,
      seq: Number(seq),
      written_at: written_at.toISOString(),
      ...(answer ? { answer } : {}),
      ...(flagged === null ? {} : { flagged }),
    };
    expect(model.apply(journal_id, given)).toBe(applied);
  }
  return model;
}

async function expectHeld(sitting: Sitting, model: Model) {
  const { answers, server_seq } = await sitting.reopen();
  expect(server_seq).toBe(model.seq);
  const held = answers.map(({ question_id, answer, flagged, server_seq: seq }) => [
    question_id,
    { answer, flagged, server_seq: seq },
  ]);
  const expected = [...model.current].map(([id, { answer, flagged, server_seq: seq }]) => [
    id,
    { answer, flagged, server_seq: seq },
  ]);
  expect(new Map(held as [string, object][])).toEqual(new Map(expected as [string, object][]));
}

async function sit(): Promise<Sitting> {
  return Sitting.begin(app, who, await newAssignment(app));
}

test('two journals interleaved, with repeats, gaps and late batches: the server is what the protocol says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const sitting = await sit();
      const pages = newPages();
      const model = new Model();
      for (const one of steps) {
        const page = pages[one.device === 0 ? 0 : 1];
        if (one.kind === 'write') {
          write(sitting, page, model.seq, one);
          continue;
        }
        const entries = batchOf(page, one);
        sitting.known = model.seq;
        const { status, body } = await through(one.elsewhere ? other : app, sitting, page, entries);
        expect(status).toBe(model.receive(page.journal.id, entries));
        const last = model.last.get(page.journal.id) ?? 0;
        if (status === 200) {
          expect(body.data.acknowledged_seq).toBe(last);
          expect(body.data.server_seq).toBe(model.seq);
        } else expect(body.expected_seq).toBe(last + 1);
        page.acked = last;
      }
      await expectHeld(sitting, model);
      await expectHeld(sitting, await replayed(sitting));
    }),
    { numRuns },
  );
});

test('both at once through two processes: the log is one order, and what is held is what it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const sitting = await sit();
      const pages = newPages();
      await Promise.all(
        pages.map(async (page, index) => {
          for (const one of steps.filter(({ device: ownerships }) => ownerships === index)) {
            if (one.kind === 'write') write(sitting, page, page.acked, one);
            else {
              // Sent twice concurrently, as after a timeout.
              const entries = batchOf(page, one);
              const answers = await Promise.all([
                through(app, sitting, page, entries),
                through(other, sitting, page, entries),
              ]);
              for (const { status, body } of answers)
                if (status === 200) page.acked = Math.max(page.acked, body.data.acknowledged_seq);
                else expect(body.code).toBe('answerBatchGap');
            }
          }
        }),
      );
      const model = await replayed(sitting);
      for (const page of pages) expect(model.last.get(page.journal.id) ?? 0).toBe(page.acked);
      await expectHeld(sitting, model);
    }),
    { numRuns },
  );
});

function through(server: TestApp, sitting: Sitting, { journal }: Page, entries: readonly AnswerEntry[]) {
  return sitting.send(entries, journal, sitting.who, server);
}
