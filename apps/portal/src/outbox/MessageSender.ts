import type { ChatMessage } from '@sen/api/contract/model';
import { RetryPause } from '../device/RetryPause';
import type { MessageQueue } from './MessageQueue';
import type { OutboxEnvironment } from './OutboxEnvironment';
import type { QueuedMessage } from './outboxRecords';
import { type SendFailure, sendFailureOf } from './sendFailure';

/** Milliseconds. */
const longestRetry = { network: 5_000, busy: 30_000 };
const requestTimeout = 20_000;
/** A request older than this when the network returns is considered lost. */
const staleRequest = 1_000;

export interface SenderListener {
  /** The server has it. */
  onSent(message: ChatMessage): void;
  /** The queue has changed otherwise. */
  onChanged(): void;
  /** The disk refuses a change; resolves when the queue is one that takes it. */
  onRefusedWrite(): Promise<void>;
}

/** Sends a queue of messages, one request at a time, so that the server has them in their order. */
export class MessageSender {
  private running = false;
  private request: { since: number; abort: AbortController } | null = null;
  private cancelAlarm: () => void = () => undefined;
  private alarmAt = Infinity;
  private readonly retryPause: RetryPause;
  /** Whether a request was asked for while another was in flight. */
  private asked = false;
  /** The session is over; the next one has an outbox of its own. */
  private signedOut = false;

  constructor(
    private readonly queue: () => MessageQueue,
    private readonly environment: OutboxEnvironment,
    private readonly listener: SenderListener,
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

  /** A message was queued. After a failure the next try is scheduled already. */
  written(): void {
    if (this.retryPause.failures === 0) this.wakeIn(0);
  }

  /** Sends now, without waiting for the next try. */
  flush(): void {
    if (this.request && this.environment.timers.now() - this.request.since > staleRequest)
      this.request.abort.abort();
    this.wakeIn(0);
  }

  private wakeIn(milliseconds: number): void {
    if (!this.running || this.signedOut) return;
    if (this.request) {
      this.asked = true;
      return;
    }
    const at = this.environment.timers.now() + milliseconds;
    if (at >= this.alarmAt) return;
    this.cancelAlarm();
    this.alarmAt = at;
    this.cancelAlarm = this.environment.timers.after(milliseconds, () => {
      this.alarmAt = Infinity;
      void this.run();
    });
  }

  private async run(): Promise<void> {
    if (this.request || !this.running || this.signedOut) return;
    const request = { since: this.environment.timers.now(), abort: new AbortController() };
    this.request = request;
    this.asked = false;
    let wait: number;
    try {
      const message = await this.queue().next();
      wait = message ? await this.deliver(message, request.abort) : Infinity;
    } catch (error) {
      console.error('The outbox could not be read.', error);
      wait = this.retryPause.next(longestRetry.busy);
    }
    this.request = null;
    if (this.asked) this.wakeIn(0);
    else if (wait < Infinity) this.wakeIn(wait);
  }

  /** Returns how long to wait until the next request. */
  private async deliver(message: QueuedMessage, abort: AbortController): Promise<number> {
    const cancelTimeout = this.environment.timers.after(requestTimeout, () => abort.abort());
    let sent: ChatMessage;
    try {
      sent = await this.environment.send(message, abort.signal);
    } catch (error) {
      return await this.fail(message, sendFailureOf(error));
    } finally {
      cancelTimeout();
    }
    this.retryPause.succeeded();
    await this.change((queue) => queue.remove(message.client_id));
    this.listener.onSent(sent);
    return 0;
  }

  /** What a full disk does not take would be sent again and again, and hold up what comes after it. */
  private async change(write: (queue: MessageQueue) => Promise<void>): Promise<void> {
    try {
      await write(this.queue());
    } catch {
      await this.listener.onRefusedWrite();
      await write(this.queue());
    }
  }

  private async fail(message: QueuedMessage, failure: SendFailure): Promise<number> {
    switch (failure.kind) {
      case 'network':
        return this.retryPause.next(longestRetry.network);
      case 'busy':
        return Math.max(this.retryPause.next(longestRetry.busy), failure.wait);
      case 'signedOut':
        this.signedOut = true;
        return Infinity;
      case 'refused':
        this.retryPause.succeeded();
        await this.change((queue) => queue.refuse(message.client_id, failure.refusal));
        this.listener.onChanged();
        return 0;
    }
  }
}
