import { ApiError } from '@sen/api/client/ApiError';
import type { AnswerBatch, AnswerValue } from '@sen/api/contract/model';
import { ExamJournal } from '../ExamJournal';
import { pageExitStore } from '../pageExitStore';
import type { JournalSubject, Tables } from '../journalRecords';
import type { EnvironmentEvent, Environment } from '../Environment';
import type { TabMessage } from '../tabMessages';
import type { SimulatedServer } from './SimulatedServer';
import type { SimulatedTime } from './SimulatedTime';
import { textStore } from './textStore';

/** The fault of one request. `late`: it arrives, and once more much later. */
export const fates = ['fine', 'lost', 'answerLost', 'late', 'slow', 'swallowed'] as const;
export type Fate = (typeof fates)[number];

const latency = 40;
const slowLatency = 2_000;

/** Pending operations of a closed page. */
const never = new Promise<never>(() => undefined);

/** A browser profile with its disk, tabs and network. */
export class SimulatedDevice {
  readonly tabs: SimulatedTab[] = [];
  online = true;
  signedIn = true;
  diskFull = false;
  /** A tab took over from a suspended one, which may send once more when it resumes. */
  acquired = false;
  fates: Fate[] = [];
  inFlight = 0;
  mostInFlight = 0;
  requests = 0;
  /** The newest answer of each question that is in the journal, or that a page had when it was left. */
  readonly promised = new Map<string, AnswerValue>();
  /** All answers that were ever in the journal, as JSON. */
  readonly answers = new Set<string>();
  /** Local storage. */
  readonly store = textStore();
  private reached = false;
  private leaders: SimulatedTab[] = [];

  constructor(
    readonly time: SimulatedTime,
    readonly server: SimulatedServer,
    readonly disk: Tables,
    readonly subject: JournalSubject,
    /** Offset of the wall clock, milliseconds. */
    public wallError: number,
  ) {}

  /** The paper comes from the server the first time. */
  get shows(): boolean {
    return this.reached || this.reaches;
  }

  private get reaches(): boolean {
    return this.online && this.signedIn && !this.server.down;
  }

  async open(): Promise<SimulatedTab> {
    const tab = new SimulatedTab(this);
    this.tabs.push(tab);
    await this.time.settle();
    await this.time.working(tab.journal.open());
    if (!this.reaches) return tab;
    await this.time.working(tab.journal.adopt(this.server.attempt(), true));
    this.reached = true;
    return tab;
  }

  setOnline(online: boolean): void {
    this.online = online;
    for (const tab of this.tabs) tab.emit(online ? 'online' : 'offline');
  }

  promise(question: string, answer: AnswerValue): void {
    this.promised.set(question, answer);
    this.answers.add(JSON.stringify(answer));
  }

  /** The first in the queue holds the lock. */
  joinElection(tab: SimulatedTab): void {
    this.leaders.push(tab);
    if (this.leaders[0] === tab) queueMicrotask(() => tab.onElected());
  }

  leave(tab: SimulatedTab): void {
    const led = this.leaders[0] === tab;
    this.leaders = this.leaders.filter((other) => other !== tab);
    if (led) this.leaders[0]?.onElected();
  }

  acquire(tab: SimulatedTab): void {
    this.acquired = true;
    const [deposed, ...others] = this.leaders.filter((other) => other !== tab);
    this.leaders = [tab, ...others, ...(deposed ? [deposed] : [])];
    deposed?.run(() => deposed.onDeposed());
    tab.onElected();
  }
}

export class SimulatedTab {
  readonly journal: ExamJournal;
  alive = true;
  visible = true;
  onElected: () => void = () => undefined;
  onDeposed: () => void = () => undefined;
  private leaving = false;
  private counted = 0;
  private frozen: (() => void)[] | null = null;
  private onEnvironmentEvent: (event: EnvironmentEvent) => void = () => undefined;
  private onTabMessage: (message: TabMessage) => void = () => undefined;

  constructor(readonly device: SimulatedDevice) {
    this.journal = new ExamJournal(device.subject, this.environment());
  }

  /** The user leaves or reloads the page, which gets its events; nothing that it starts then completes. */
  leave(): void {
    this.thaw();
    this.alive = false;
    this.leaving = true;
    this.onEnvironmentEvent('pagehide');
    this.leaving = false;
    this.kill();
  }

  /** The browser kills the tab at any point. */
  kill(): void {
    this.alive = false;
    this.uncount();
    this.device.tabs.splice(this.device.tabs.indexOf(this), 1);
    this.device.leave(this);
  }

  /** A background tab may be suspended; it gets an event before. */
  freeze(): void {
    this.emit('hidden');
    this.frozen ??= [];
    this.uncount();
  }

  thaw(): void {
    if (!this.frozen) return;
    const backlog = this.frozen;
    this.frozen = null;
    for (const work of backlog) this.run(work);
    this.emit('visible');
  }

  emit(event: EnvironmentEvent): void {
    this.run(() => this.onEnvironmentEvent(event));
  }

  run(work: () => void): void {
    if (!this.alive) return;
    if (this.frozen) this.frozen.push(work);
    else work();
  }

  private environment(): Environment {
    const { device } = this;
    const { time } = device;
    return {
      timers: { now: time.now, after: (wait, callback) => time.after(wait, () => this.run(callback)) },
      wall: () => time.now() + device.wallError,
      random: () => 0.5,
      newId: () => crypto.randomUUID(),
      tables: this.disk(),
      pageExitStore: pageExitStore(device.store, crypto.randomUUID()),
      openChannel: (_attempt, listen) => {
        this.onTabMessage = listen;
        return { post: (message) => this.post(message), close: () => undefined };
      },
      joinElection: (_attempt, onElected, onDeposed) => {
        this.onElected = () => this.run(onElected);
        this.onDeposed = onDeposed;
        device.joinElection(this);
        return { acquire: () => device.acquire(this), withdraw: () => device.leave(this) };
      },
      online: () => device.online,
      visible: () => this.visible && !this.frozen,
      listen: (listener) => {
        this.onEnvironmentEvent = listener;
        return () => undefined;
      },
      save: (_survey, batch, signal) => this.save(batch, signal),
    };
  }

  /** Responses to a closed or suspended tab are dropped. */
  private uncount(): void {
    this.device.inFlight -= this.counted;
    this.counted = 0;
  }

  private post(message: TabMessage): void {
    if (!this.alive && !this.leaving) return;
    if (message.kind === 'written' && message.entry.answer)
      this.device.promise(message.entry.question_id, message.entry.answer);
    for (const tab of this.device.tabs)
      if (tab !== this) queueMicrotask(() => tab.run(() => tab.onTabMessage(message)));
  }

  /** A closed tab's transactions never complete; a pending one is rolled back. */
  private disk(): Tables {
    const { disk, time } = this.device;
    const check = (mode: string) => {
      if (!this.alive) throw new Error('The tab is gone.');
      if (mode === 'readwrite' && this.device.diskFull) throw new DOMException('Full', 'QuotaExceededError');
    };
    return {
      transact: async (owner, mode, work) => {
        if (!this.alive) return never;
        check(mode);
        const transaction = disk.transact(owner, mode, (rows) =>
          work({
            list: (table) => (check(mode), rows.list(table)),
            put: (table, key, row) => (check(mode), rows.put(table, key, row)),
            remove: (table, key) => (check(mode), rows.remove(table, key)),
          }),
        );
        await time.working(transaction).catch(() => undefined);
        return this.alive ? transaction : never;
      },
      headsOf: (userId) => disk.headsOf(userId),
    };
  }

  private save(batch: AnswerBatch, signal: AbortSignal) {
    const { device } = this;
    const { time, server } = device;
    const fate = device.online ? (device.fates.shift() ?? 'fine') : 'lost';
    const body = structuredClone(batch);
    const wait = fate === 'slow' ? slowLatency : latency;
    device.requests += 1;
    device.inFlight += 1;
    this.counted += 1;
    device.mostInFlight = Math.max(device.mostInFlight, device.inFlight);
    return new Promise<ReturnType<SimulatedServer['save']>>((resolve, reject) => {
      let open = true;
      const finish = (settle: () => void) => {
        if (!open) return;
        open = false;
        this.uncount();
        this.run(settle);
      };
      const networkError = new ApiError(0, 'networkUnreachable', '');
      signal.addEventListener('abort', () => finish(() => reject(networkError)));
      if (fate === 'swallowed') return;
      time.after(wait / 2, () => {
        if (fate === 'lost') return finish(() => reject(networkError));
        try {
          if (!device.signedIn) throw new ApiError(401, 'signedInElsewhere', 'Đã đăng nhập nơi khác.');
          const answer = server.save(body);
          const { held } = server;
          // The connection breaks if a backup has replaced the server meanwhile.
          const again = () => server.held === held && ignoreFailure(() => server.save(body));
          if (fate === 'late') time.after(15_000, () => void again());
          time.after(wait / 2, () =>
            finish(() => (fate === 'answerLost' || !device.online ? reject(networkError) : resolve(answer))),
          );
        } catch (error) {
          time.after(wait / 2, () => finish(() => reject(error)));
        }
      });
    });
  }
}

function ignoreFailure(work: () => void): void {
  try {
    work();
  } catch {
    // Nobody waits for a duplicated request.
  }
}
