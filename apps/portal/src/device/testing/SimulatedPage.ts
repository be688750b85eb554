import { ApiError } from '@sen/api/client/ApiError';
import type { PageEnvironment, PageEvent } from '../PageEnvironment';
import type { DeviceTables, RowOwner } from '../Tables';
import type { SimulatedBrowser } from './SimulatedBrowser';

const latency = 40;
const slowLatency = 2_000;

/** Pending operations of a closed page. */
const never = new Promise<never>(() => undefined);

interface SimulatedCall<Answer> {
  /** What the server does with the request. */
  run: () => Answer;
  /** Whether a request that is repeated much later still reaches the same server. */
  stillThere?: () => boolean;
}

/** A tab of a simulated browser, which can be killed, left or suspended at any await. */
export class SimulatedPage<Message> {
  alive = true;
  visible = true;
  onElected: () => void = () => undefined;
  onDeposed: () => void = () => undefined;
  private leaving = false;
  private counted = 0;
  private frozen: (() => void)[] | null = null;
  private onPageEvent: (event: PageEvent) => void = () => undefined;
  private onTabMessage: (message: Message) => void = () => undefined;

  constructor(private readonly browser: SimulatedBrowser<SimulatedPage<Message>>) {}

  /** The user leaves or reloads the page, which gets its events; nothing that it starts then completes. */
  leave(): void {
    this.thaw();
    this.alive = false;
    this.leaving = true;
    this.onPageEvent('pagehide');
    this.leaving = false;
    this.kill();
  }

  /** The browser kills the tab at any point. */
  kill(): void {
    this.alive = false;
    this.uncount();
    this.browser.tabs.splice(this.browser.tabs.indexOf(this), 1);
    this.browser.leave(this);
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

  emit(event: PageEvent): void {
    this.run(() => this.onPageEvent(event));
  }

  run(work: () => void): void {
    if (!this.alive) return;
    if (this.frozen) this.frozen.push(work);
    else work();
  }

  protected pageEnvironment(): PageEnvironment<Message> {
    const { browser } = this;
    const { time } = browser;
    return {
      timers: { now: time.now, after: (wait, callback) => time.after(wait, () => this.run(callback)) },
      random: () => 0.5,
      newId: () => crypto.randomUUID(),
      openChannel: (_name, listen) => {
        this.onTabMessage = listen;
        return { post: (message) => this.post(message), close: () => undefined };
      },
      joinElection: (_name, onElected, onDeposed) => {
        this.onElected = () => this.run(onElected);
        this.onDeposed = onDeposed;
        browser.joinElection(this);
        return { acquire: () => browser.acquire(this), withdraw: () => browser.leave(this) };
      },
      online: () => browser.online,
      visible: () => this.visible && !this.frozen,
      listen: (listener) => {
        this.onPageEvent = listener;
        return () => undefined;
      },
    };
  }

  /** Called with each message that this page sends to the other tabs. */
  protected posted(_message: Message): void {
    // For pages that watch it.
  }

  /** A closed tab's transactions never complete; a pending one is rolled back. */
  protected pageTables<Owner extends RowOwner, All>(
    disk: DeviceTables<Owner, All>,
  ): DeviceTables<Owner, All> {
    const { browser } = this;
    const check = (mode: string) => {
      if (!this.alive) throw new Error('The tab is gone.');
      if (mode === 'readwrite' && browser.diskFull) throw new DOMException('Full', 'QuotaExceededError');
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
        await browser.time.working(transaction).catch(() => undefined);
        return this.alive ? transaction : never;
      },
      ofUser: (table, userId) => disk.ofUser(table, userId),
    };
  }

  /** A request with the next fate of the browser. */
  protected call<Answer>(
    { run, stillThere = () => true }: SimulatedCall<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { browser } = this;
    const { time } = browser;
    const fate = browser.online ? (browser.fates.shift() ?? 'fine') : 'lost';
    const wait = fate === 'slow' ? slowLatency : latency;
    browser.requests += 1;
    browser.inFlight += 1;
    this.counted += 1;
    browser.mostInFlight = Math.max(browser.mostInFlight, browser.inFlight);
    return new Promise<Answer>((resolve, reject) => {
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
          if (!browser.signedIn) throw new ApiError(401, 'signedInElsewhere', 'Đã đăng nhập nơi khác.');
          const answer = run();
          const again = () => stillThere() && ignoreFailure(run);
          if (fate === 'late') time.after(15_000, () => void again());
          time.after(wait / 2, () =>
            finish(() => (fate === 'answerLost' || !browser.online ? reject(networkError) : resolve(answer))),
          );
        } catch (error) {
          time.after(wait / 2, () => finish(() => reject(error)));
        }
      });
    });
  }

  /** Responses to a closed or suspended tab are dropped. */
  private uncount(): void {
    this.browser.inFlight -= this.counted;
    this.counted = 0;
  }

  private post(message: Message): void {
    if (!this.alive && !this.leaving) return;
    this.posted(message);
    for (const tab of this.browser.tabs)
      if (tab !== this) queueMicrotask(() => tab.run(() => tab.onTabMessage(message)));
  }
}

function ignoreFailure(work: () => unknown): void {
  try {
    work();
  } catch {
    // Nobody waits for a duplicated request.
  }
}
