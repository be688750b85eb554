import type { Acknowledgement } from '@sen/api/contract/model';
import { RetryPause } from '../device/RetryPause';
import type { Journal, OutgoingBatch } from './AttemptJournal';
import type { EntryNumber } from './examState';
import type { ServerClock } from './ServerClock';
import type { Environment } from './Environment';
import { saveFailureOf, type SaveFailure } from './saveFailure';
import type { SenderEvent } from './tabMessages';

const batchEntries = 100;
/** All in milliseconds. */
const pause = { debounce: 250, heartbeat: 4_000, hiddenHeartbeat: 15_000 };
/** An answer must reach the server within 2 s of the network's return; a server that refuses is retried less often. */
const longestRetry = { network: 1_500, busy: 5_000 };
const requestTimeout = 10_000;
/** A request older than this when the network returns is considered lost. */
const staleRequest = 1_000;

interface SaveRequest {
  since: number;
  abort: AbortController;
  session: number;
}

/** All entries have new numbers in another journal. */
function supersededBy({ journal_id }: OutgoingBatch): EntryNumber {
  return { journal_id, seq: Number.MAX_SAFE_INTEGER };
}

/** Sends a journal to the server, one request at a time, until each entry is acknowledged. */
export class AnswerSender {
  private running = false;
  private request: SaveRequest | null = null;
  private cancelAlarm: () => void = () => undefined;
  private alarmAt = Infinity;
  private readonly retryPause: RetryPause;
  private limit = batchEntries;
  /** The shortest wait that was requested while a request was in flight. */
  private requestedWait = Infinity;
  private lastRequestAt = -Infinity;
  private ended: 'signedOut' | 'over' | null = null;
  /** Counts sign-ins: a failure of an earlier session's request does not end this one. */
  private session = 0;

  constructor(
    private readonly journal: Journal,
    private readonly environment: Environment,
    private readonly clock: ServerClock,
    private readonly notify: (event: SenderEvent) => void,
  ) {
    this.retryPause = new RetryPause(() => environment.random());
  }

  start(): void {
    this.running = true;
    this.wakeIn(0);
  }

  /** A request in flight is still processed when its answer arrives. */
  stop(): void {
    this.running = false;
    this.cancelAlarm();
    this.alarmAt = Infinity;
  }

  /** Schedules sending after an entry was written. */
  written(): void {
    // After a failure the next retry is scheduled already.
    if (this.retryPause.failures > 0) return;
    // Browsers delay the timers of a hidden tab: send at once there.
    this.wakeIn(this.environment.visible() ? pause.debounce : 0);
  }

  /** Sends now, without waiting for the timer. */
  flush(): void {
    if (this.request && this.environment.timers.now() - this.request.since > staleRequest)
      this.request.abort.abort();
    this.wakeIn(0);
  }

  /** Answers another tab that checks whether this one is alive. */
  heartbeat(): void {
    if (this.environment.timers.now() - this.lastRequestAt >= pause.heartbeat) this.wakeIn(0);
  }

  /** Called after a new sign-in. */
  resume(): void {
    this.session += 1;
    if (this.ended !== 'signedOut') return;
    this.ended = null;
    this.wakeIn(0);
  }

  private wakeIn(milliseconds: number): void {
    if (!this.running || this.ended) return;
    if (this.request) {
      this.requestedWait = Math.min(this.requestedWait, milliseconds);
      return;
    }
    const at = this.environment.timers.now() + milliseconds;
    if (at >= this.alarmAt) return;
    this.cancelAlarm();
    this.alarmAt = at;
    this.cancelAlarm = this.environment.timers.after(milliseconds, () => {
      this.alarmAt = Infinity;
      void this.send();
    });
  }

  private async send(): Promise<void> {
    if (this.request || !this.running || this.ended) return;
    const { session } = this;
    const request = { since: this.environment.timers.now(), abort: new AbortController(), session };
    this.request = request;
    this.requestedWait = Infinity;
    this.lastRequestAt = request.since;
    let wait: number;
    try {
      const batch = await this.journal.nextBatch(this.limit);
      wait = await this.deliver(batch, request);
    } catch (error) {
      console.error('The journal could not be read.', error);
      wait = this.retry('busy');
    }
    this.request = null;
    this.wakeIn(Math.min(wait, this.requestedWait));
  }

  /** Returns how long to wait until the next request. */
  private async deliver(batch: OutgoingBatch, request: SaveRequest): Promise<number> {
    const { timers } = this.environment;
    const sentAt = timers.now();
    const cancelTimeout = timers.after(requestTimeout, () => request.abort.abort());
    try {
      const answer = await this.post(batch, request.abort.signal);
      this.clock.observe(Date.parse(answer.server_time), sentAt, timers.now());
      return await this.onAcknowledgement(batch, answer);
    } catch (error) {
      return await this.fail(batch, saveFailureOf(error, batch), request);
    } finally {
      cancelTimeout();
    }
  }

  private post(batch: OutgoingBatch, signal: AbortSignal): Promise<Acknowledgement> {
    const { survey_id, acknowledged_seq: _known, more: _more, ...body } = batch;
    return this.environment.save(survey_id, body, signal);
  }

  /** The server answers an empty batch even after the end, with what it has accepted. */
  private async fetchFinalState(batch: OutgoingBatch): Promise<void> {
    // These stay on the device: those who run the class see how many.
    const unsent = batch.unsent + batch.entries.length;
    const bare = { ...batch, entries: [], more: false, unsent };
    const answer = await this.post(bare, AbortSignal.timeout(requestTimeout)).catch(() => null);
    if (answer) await this.onAcknowledgement(bare, answer);
  }

  private async onAcknowledgement(batch: OutgoingBatch, answer: Acknowledgement): Promise<number> {
    const numbering = await this.journal.acknowledge(batch, answer, this.environment.wall());
    this.retryPause.succeeded();
    if (numbering === 'outdated') return 0;
    if (numbering === 'renumbered') {
      this.notify({ kind: 'reread', superseded: supersededBy(batch) });
      return 0;
    }
    if (batch.entries.length > 0) this.limit = batchEntries;
    const { acknowledged_seq, epoch, saved_at, deadline, state, notices, changes } = answer;
    this.notify({
      kind: 'acknowledged',
      journal_id: batch.journal_id,
      acknowledged_seq,
      epoch,
      saved_at,
      changes,
      notices,
      server_now: this.clock.now(),
      deadline: Date.parse(deadline),
      submitted: state !== 'in_progress',
    });
    if (batch.more) return 0;
    return this.environment.visible() ? pause.heartbeat : pause.hiddenHeartbeat;
  }

  private async fail(batch: OutgoingBatch, failure: SaveFailure, request: SaveRequest): Promise<number> {
    switch (failure.kind) {
      case 'network':
        this.notify({ kind: 'unreachable', reason: '' });
        return this.retry('network');
      case 'busy':
        this.notify({ kind: 'unreachable', reason: failure.reason });
        return Math.max(this.retry('busy'), failure.wait);
      case 'signedOut':
        if (request.session !== this.session) return 0;
        this.ended = 'signedOut';
        this.notify(failure);
        return Infinity;
      case 'over':
        await this.fetchFinalState(batch);
        this.ended = 'over';
        this.notify(failure);
        return Infinity;
      case 'expects':
        if ((await this.journal.resendFrom(batch, failure.seq)) === 'unchanged') return this.retry('busy');
        this.notify({ kind: 'reread', superseded: supersededBy(batch) });
        return 0;
      case 'refusedEntry':
        return this.refuse(batch, failure.seq, failure);
      case 'refusedBatch': {
        const [entry, ...others] = batch.entries;
        if (entry && others.length === 0) return this.refuse(batch, entry.seq, failure);
        // Send them one by one to find the refused one.
        this.limit = 1;
        if (entry) return 0;
        this.notify({ kind: 'unreachable', reason: failure.reason });
        return this.retry('busy');
      }
    }
  }

  private async refuse(
    batch: OutgoingBatch,
    seq: number,
    { code, reason }: { code: string; reason: string },
  ): Promise<number> {
    const entry = batch.entries.find((candidate) => candidate.seq === seq);
    const empty = entry && !entry.answer && entry.flagged === undefined;
    const refusal = empty ? null : await this.journal.setAside(batch, seq, code, reason);
    if (!refusal) {
      this.notify({ kind: 'unreachable', reason });
      return this.retry('busy');
    }
    this.notify({ kind: 'setAside', journal_id: batch.journal_id, seq, refusal });
    return 0;
  }

  private retry(why: keyof typeof longestRetry): number {
    return this.retryPause.next(longestRetry[why]);
  }
}
