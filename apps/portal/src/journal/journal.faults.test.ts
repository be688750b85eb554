import 'fake-indexeddb/auto';
import type { AnswerValue } from '@sen/api/contract/model';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { refusals, shownAnswer, unsavedQuestions } from './examState';
import { journalInMemory, journalOnDisk } from './journalTables';
import { fates } from '../device/testing/SimulatedBrowser';
import { SimulatedTime } from '../device/testing/SimulatedTime';
import { SimulatedDevice, type SimulatedTab } from './testing/SimulatedDevice';
import { SimulatedServer, wrongText } from './testing/SimulatedServer';

/** `FAULT_RUNS=2000 FAULT_SEED=…` runs more and other faults; the short run is always the same. */
const runs = Number(process.env['FAULT_RUNS'] ?? 500);
const seed = { seed: Number(process.env['FAULT_SEED'] ?? 1) };

const start = Date.parse('2026-11-21T02:00:00Z');
const questionIds = ['1', '2', '3', '4'];

const pick = fc.nat({ max: 5 });
const question = fc.constantFrom(...questionIds);
const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('choose'), tab: pick, question }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('type'),
      tab: pick,
      question,
      keys: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clear'), tab: pick, question }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('flag'), tab: pick, question }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mistake'), tab: pick, question }) },
  { weight: 14, arbitrary: fc.record({ do: fc.constant('wait'), wait: fc.integer({ min: 1, max: 6_000 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('fate'), device: pick, fate: fc.constantFrom(...fates) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('network'), device: pick, on: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('kill'), tab: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open'), device: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reload'), tab: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave'), tab: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('freeze'), tab: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('thaw'), tab: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('server'), up: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signOut'), device: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore') }) },
  { weight: 0, arbitrary: fc.record({ do: fc.constant('fillDisk'), device: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('clock'),
      device: pick,
      by: fc.constantFrom(-7_200_000, 7_200_000),
    }),
  },
);
const fullDisk = fc.oneof(
  { weight: 60, arbitrary: step.filter((next) => next.do !== 'kill') },
  { weight: 1, arbitrary: fc.record({ do: fc.constant<'fillDisk'>('fillDisk'), device: pick }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const totals = { runs: 0, faults: 0, answers: 0, requests: 0, losses: 0 };

class Run {
  readonly time = new SimulatedTime();
  readonly server = new SimulatedServer(() => start + this.time.now(), start + 3_600_000);
  readonly devices: SimulatedDevice[];
  private readonly answeredAt = new Map<SimulatedTab, number>();
  private written = 0;
  private readonly backups: ReturnType<SimulatedServer['backup']>[] = [];

  constructor() {
    const subject = { user_id: '5', attempt_id: crypto.randomUUID(), survey_id: '1', title: 'Kiểm tra' };
    this.devices = [
      new SimulatedDevice(this.time, this.server, journalOnDisk(), subject, 0),
      new SimulatedDevice(this.time, this.server, journalInMemory(), subject, 3_600_000),
    ];
  }

  async play(steps: Step[]): Promise<void> {
    await this.devices[0]?.open();
    for (const next of steps) {
      await this.take(next);
      await this.time.settle();
      this.checkClaims();
    }
    await this.heal();
    this.checkEnd();
  }

  private async take(next: Step): Promise<void> {
    const tab = this.at(this.tabs, 'tab' in next ? next.tab : 0);
    const device = this.at(this.devices, 'device' in next ? next.device : 0);
    if (!['choose', 'type', 'wait', 'flag', 'clear', 'open'].includes(next.do)) totals.faults += 1;
    switch (next.do) {
      case 'choose':
        return this.answer(tab, next.question, { type: 'one_choice', choice: this.fresh() });
      case 'type':
        for (let key = 0; key < next.keys; key += 1) {
          this.answer(tab, next.question, { type: 'short_answer', text: this.fresh() });
          await this.time.advance(120);
        }
        return;
      case 'clear':
        return this.answer(tab, next.question, { type: 'one_choice', choice: null });
      case 'mistake':
        return this.answer(tab, next.question, { type: 'short_answer', text: wrongText + this.fresh() });
      case 'flag':
        return tab?.journal.flag(next.question, this.written % 2 === 0);
      case 'wait':
        return this.time.advance(next.wait);
      case 'fate':
        device?.fates.push(next.fate);
        return;
      case 'network':
        return device?.setOnline(next.on);
      case 'kill':
        if (tab) this.checkCrash(tab);
        return tab?.kill();
      case 'reload':
        if (tab) await this.reload(tab);
        return;
      case 'leave':
        return tab && this.leave(tab);
      case 'open':
        if (device?.shows && device.tabs.length < 3) await device.open();
        return;
      case 'freeze':
        return tab?.freeze();
      case 'thaw':
        return tab?.thaw();
      case 'server':
        if (!next.up) this.backups.push(this.server.backup());
        this.server.down = !next.up;
        return;
      case 'signOut':
        if (device) device.signedIn = false;
        return;
      case 'restore':
        this.server.restore(this.backups.pop() ?? this.server.backup());
        return;
      case 'fillDisk':
        if (device) device.diskFull = true;
        return;
      case 'clock':
        if (device) device.wallError += next.by;
    }
  }

  /** Leaving a page loses nothing: the last change is in the journal once the page is open again. */
  private async reload(tab: SimulatedTab): Promise<void> {
    const { device } = tab;
    const before = Object.entries(tab.journal.getState().questions);
    const changed = before.flatMap(([, { answer }]) => (answer ? [answer.value] : []));
    this.leave(tab);
    await device.open();
    for (const answer of changed) expect(device.answers).toContain(JSON.stringify(answer));
  }

  /** Another open page, or the next one, writes the changes that this page could not write. */
  private leave(tab: SimulatedTab): void {
    for (const [id, { answer }] of Object.entries(tab.journal.getState().questions))
      if (answer && !answer.entry) tab.device.promise(id, answer.value);
    tab.leave();
  }

  private answer(tab: SimulatedTab | undefined, id: string, value: AnswerValue): void {
    if (!tab) return;
    totals.answers += 1;
    tab.thaw();
    this.answeredAt.set(tab, this.time.now());
    tab.journal.answer(id, value);
  }

  /** Every answer is unique, so that it can be found again. */
  private fresh(): string {
    this.written += 1;
    return `${this.written}`;
  }

  private get tabs(): SimulatedTab[] {
    return this.devices.flatMap(({ tabs }) => tabs);
  }

  private at<Item>(items: Item[], index: number): Item | undefined {
    return items[index % Math.max(1, items.length)];
  }

  /** The network returns, everybody signs in again, and every device has the exam open. */
  private async heal(): Promise<void> {
    this.server.down = false;
    for (const device of this.devices) {
      device.fates = [];
      device.signedIn = true;
      device.setOnline(true);
    }
    // Signing in again takes longer than the slowest response to the old session.
    await this.time.advance(5_000);
    for (const device of this.devices) {
      for (const tab of device.tabs) {
        tab.thaw();
        tab.journal.resume();
      }
      if (device.tabs.length === 0) await device.open();
    }
    await this.time.advance(40_000);
  }

  /** What a page shows as saved is on the server. */
  private checkClaims(): void {
    for (const { journal } of this.tabs)
      for (const record of Object.values(journal.getState().questions)) {
        if (record.answer || record.refused || !record.server?.answer) continue;
        const claimed = record.server.answer;
        const known = this.server.everLogged.some(({ answer }) => same(answer, claimed));
        expect(known, `the server has ${JSON.stringify(claimed)}`).toBe(true);
      }
  }

  /** A crash loses less than a second of typing, and no choice. */
  private checkCrash(tab: SimulatedTab): void {
    for (const { answer } of Object.values(tab.journal.getState().questions)) {
      if (!answer || answer.entry) continue;
      expect(answer.value.type).toBe('short_answer');
      expect(this.time.now() - (this.answeredAt.get(tab) ?? 0)).toBeLessThan(1_000);
    }
  }

  /** Also after the server was restored from a backup: it has the answer or a newer one. */
  private isHeld(id: string, answer: AnswerValue): boolean {
    const answers = this.server.everLogged.filter((entry) => entry.question_id === id && entry.answer);
    const arrived = answers.findIndex((entry) => same(entry.answer, answer));
    const since = arrived < 0 ? [] : answers.slice(arrived);
    return since.some((entry) => this.server.held.log.some((held) => same(held.answer, entry.answer)));
  }

  private checkEnd(): void {
    totals.runs += 1;
    for (const device of this.devices) {
      totals.requests += device.requests;
      for (const [id, answer] of device.promised) {
        if (isWrong(answer) || isEmpty(answer)) continue;
        const arrived = this.isHeld(id, answer);
        if (!arrived) totals.losses += 1;
        expect(arrived, `question ${id}: ${JSON.stringify(answer)} is at the server`).toBe(true);
        // Two pages with a full disk cannot communicate: both answers arrive, in network order.
        if (device.diskFull) continue;
        const own = this.server.everLogged.filter((entry) =>
          device.answers.has(JSON.stringify(entry.answer)),
        );
        const last = own.findLast(
          (entry) => entry.question_id === id && entry.answer && !isEmpty(entry.answer),
        );
        expect(last?.answer, `the last of question ${id} at the server`).toEqual(answer);
      }
    }
    for (const { journal } of this.tabs) {
      const state = journal.getState();
      expect(unsavedQuestions(state)).toEqual([]);
      expect(state.link).toBe('online');
      const refused = new Set(refusals(state).map(({ question_id }) => question_id));
      for (const [id, record] of Object.entries(state.questions))
        if (!refused.has(id))
          expect(shownAnswer(record), `question ${id}`).toEqual(
            this.server.held.answers.get(id)?.answer ?? null,
          );
      expect(Math.abs(journal.clock.now() - this.server.now())).toBeLessThan(1_000);
    }
    for (const { mostInFlight, diskFull, acquired } of this.devices)
      if (!diskFull && !acquired) expect(mostInFlight).toBeLessThanOrEqual(1);
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isWrong = (answer: AnswerValue) => 'text' in answer && answer.text.startsWith(wrongText);
const isEmpty = (answer: AnswerValue) => 'choice' in answer && answer.choice === null;

test('no answer is lost when a device refuses to keep the journal', { timeout: 20 * 60_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(fullDisk, { minLength: 15, maxLength: 60 }), (steps) => new Run().play(steps)),
    { numRuns: Math.ceil(runs / 5), ...seed },
  );
});

test(`no answer is lost in ${runs} random runs of faults`, { timeout: 20 * 60_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 60 }), (steps) => new Run().play(steps)),
    { numRuns: runs, ...seed },
  );
  console.log(`journal faults: ${JSON.stringify(totals)}`);
});
