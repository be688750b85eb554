import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fates } from '../device/testing/SimulatedBrowser';
import { SimulatedTime } from '../device/testing/SimulatedTime';
import { outboxOnDisk } from './outboxTables';
import { ChatBrowser, type ChatTab, refusedText, SimulatedChatServer } from './testing/SimulatedChat';

/** `FAULT_RUNS=2000 FAULT_SEED=…` runs more and other faults; the short run is always the same. */
const runs = Number(process.env['FAULT_RUNS'] ?? 300);
const seed = { seed: Number(process.env['FAULT_SEED'] ?? 1) };

const conversations = ['7', '8'];
const pick = fc.nat({ max: 5 });
const step = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('write'),
      tab: pick,
      to: fc.constantFrom(...conversations),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mistake'), tab: pick }) },
  { weight: 14, arbitrary: fc.record({ do: fc.constant('wait'), wait: fc.integer({ min: 1, max: 6_000 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('fate'), fate: fc.constantFrom(...fates) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('network'), on: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('kill'), tab: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave'), tab: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('freeze'), tab: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('thaw'), tab: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('server'), up: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signOut') }) },
);
const tooFast = fc.oneof(
  { weight: 26, arbitrary: step },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant<'tooFast'>('tooFast'), times: fc.integer({ min: 1, max: 4 }) }),
  },
);
const fullDisk = fc.oneof(
  { weight: 40, arbitrary: step },
  { weight: 1, arbitrary: fc.record({ do: fc.constant<'fillDisk'>('fillDisk') }) },
);
type StepOf<Steps> = Steps extends fc.Arbitrary<infer Value> ? Value : never;
type Step = StepOf<typeof tooFast> | StepOf<typeof fullDisk>;

const totals = { runs: 0, messages: 0, requests: 0 };

class Run {
  readonly time = new SimulatedTime();
  readonly server = new SimulatedChatServer();
  readonly browser = new ChatBrowser(this.time, this.server, outboxOnDisk(), crypto.randomUUID());
  /** What each page wrote to each conversation, in order. */
  private readonly written: { to: string; tab: ChatTab; texts: string[] }[] = [];
  private count = 0;

  async play(steps: Step[]): Promise<void> {
    await this.browser.open();
    for (const next of steps) {
      await this.take(next);
      this.checkClaims();
    }
    await this.heal();
    this.checkEnd();
  }

  private async take(next: Step): Promise<void> {
    const { browser } = this;
    const { tabs } = browser;
    const tab = tabs[('tab' in next ? next.tab : 0) % Math.max(1, tabs.length)];
    switch (next.do) {
      case 'write':
        // In one go: the page may be killed before any of them is on disk.
        if (tab) for (let time = 0; time < next.count; time += 1) this.write(tab, next.to);
        return;
      case 'mistake':
        tab?.thaw();
        return tab?.outbox.send({ kind: 'person', id: '7' }, `${refusedText}${this.fresh()}`);
      case 'wait':
        return this.time.advance(next.wait);
      case 'fate':
        return void browser.fates.push(next.fate);
      case 'network':
        return browser.setOnline(next.on);
      case 'kill':
        return tab?.kill();
      case 'leave':
        return tab?.leave();
      case 'open':
        if (tabs.length < 3) await browser.open();
        return;
      case 'freeze':
        return tab?.freeze();
      case 'thaw':
        return tab?.thaw();
      case 'server':
        this.server.down = !next.up;
        return;
      case 'tooFast':
        this.server.refusals = next.times;
        return;
      case 'signOut':
        browser.signedIn = false;
        return;
      case 'fillDisk':
        browser.diskFull = true;
    }
  }

  private write(tab: ChatTab, to: string): void {
    tab.thaw();
    const text = this.fresh();
    totals.messages += 1;
    const before = this.written.find((one) => one.to === to && one.tab === tab);
    if (before) before.texts.push(text);
    else this.written.push({ to, tab, texts: [text] });
    tab.outbox.send({ kind: 'person', id: to }, text);
  }

  private fresh(): string {
    this.count += 1;
    return `${this.count}`;
  }

  /** The network returns, the person signs in again and opens the product. */
  private async heal(): Promise<void> {
    const { browser, server } = this;
    server.down = false;
    browser.fates = [];
    // The session's pages are gone; their requests too.
    if (!browser.signedIn) for (const tab of browser.tabs.slice()) tab.leave();
    browser.signedIn = true;
    browser.setOnline(true);
    for (const tab of browser.tabs) tab.thaw();
    if (browser.tabs.length === 0) await browser.open();
    // After failures, each refusal may be waited for as long as for a busy server.
    await this.time.advance(90_000 + server.refusals * 30_000);
  }

  /** What a page shows as sent is on the server. */
  private checkClaims(): void {
    const stored = new Set(this.server.stored.map(({ client_id }) => client_id));
    for (const tab of this.browser.tabs)
      for (const { client_id } of tab.confirmed) expect(stored.has(client_id)).toBe(true);
  }

  private checkEnd(): void {
    totals.runs += 1;
    totals.requests += this.browser.requests;
    const { server, browser } = this;
    for (const to of conversations) {
      const ofPages = this.written.filter((one) => one.to === to).map(({ texts }) => texts);
      const arrived = server.of(to).map(({ body }) => body);
      expect(arrived.toSorted(), `each message to ${to} once`).toEqual(ofPages.flat().toSorted());
      // Two pages may write at the same moment; what one has written stays in its order.
      for (const texts of ofPages) expect(arrived.filter((text) => texts.includes(text))).toEqual(texts);
    }
    for (const { outbox } of browser.tabs)
      expect(outbox.getState().filter(({ refusal }) => refusal === null)).toEqual([]);
    const refused = browser.tabs[0]?.outbox.getState() ?? [];
    expect(refused.every(({ body, refusal }) => body.startsWith(refusedText) && refusal !== null)).toBe(true);
    if (!browser.diskFull && !browser.acquired) expect(browser.mostInFlight).toBeLessThanOrEqual(1);
  }
}

test(
  `each message arrives once and in order in ${runs} random runs of faults`,
  { timeout: 600_000 },
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(fc.array(tooFast, { minLength: 15, maxLength: 60 }), (steps) => new Run().play(steps)),
      { numRuns: runs, ...seed },
    );
    console.log(`outbox faults: ${JSON.stringify(totals)}`);
  },
);

test(
  'each message arrives once when the device refuses to keep the outbox',
  { timeout: 600_000 },
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(fc.array(fullDisk, { minLength: 15, maxLength: 60 }), (steps) =>
        new Run().play(steps),
      ),
      { numRuns: Math.ceil(runs / 5), ...seed },
    );
  },
);
