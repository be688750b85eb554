import type { ChatMessage } from '@sen/api/contract/model';
import { pageExitRecords } from '../device/pageExitRecords';
import type { PageEvent } from '../device/PageEnvironment';
import { TabRelay } from '../device/TabRelay';
import { until } from '../device/until';
import { MessageQueue } from './MessageQueue';
import { MessageSender } from './MessageSender';
import type { OutboxEnvironment, OutboxTabMessage } from './OutboxEnvironment';
import { outboxMark, outboxPrefix } from './outboxPrefix';
import type { Conversation, MessageRefusal, QueuedMessage, SentFile, WrittenMessage } from './outboxRecords';
import { outboxInMemory } from './outboxTables';

/** After this time a page that still runs has written its messages itself, milliseconds. */
const pageExitWait = 500;

/** A message that is shown before the server has it. */
export interface OutgoingMessage extends WrittenMessage {
  refusal: MessageRefusal | null;
}

/** One person's outbox in one page: takes messages, tracks what the server lacks, and sends it if this tab is elected. */
export class Outbox {
  private state: readonly OutgoingMessage[] = [];
  private queued: readonly QueuedMessage[] = [];
  /** Not on disk yet. */
  private unwritten: readonly WrittenMessage[] = [];
  private readonly listeners = new Set<() => void>();
  private queue: MessageQueue;
  /** The disk has refused: this page sends what is in its memory. */
  private inMemory = false;
  private readonly sentIds = new Set<string>();
  private falling: Promise<void> | null = null;
  private readonly sender: MessageSender;
  private readonly tabs: TabRelay<OutboxTabMessage>;
  private readonly unsubscribe: () => void;
  private readonly records;
  private readonly ownKey: string;
  private readonly prefix: string;
  private writing: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly userId: string,
    private readonly environment: OutboxEnvironment,
    private readonly onSent: (message: ChatMessage) => void,
  ) {
    this.prefix = `${outboxPrefix}${userId}/`;
    this.ownKey = this.prefix + environment.newId();
    this.records = pageExitRecords<WrittenMessage>(environment.store);
    this.queue = new MessageQueue(environment.tables, { user_id: userId });
    this.sender = new MessageSender(() => this.queue, environment, {
      onSent: (message) => this.sent(message),
      onChanged: () => this.changed(),
      onRefusedWrite: () => this.fallBack(),
    });
    this.tabs = new TabRelay<OutboxTabMessage>(environment, {
      name: userId,
      ping: { kind: 'sendRequest', flush: false },
      onMessage: (message) => this.listen(message),
      onLeaderChange: () => this.onLeaderChange(),
    });
    this.unsubscribe = environment.listen((event) => this.onPageEvent(event));
    this.takeOver();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What the server does not have, in the order in which it was written. */
  readonly getState = (): readonly OutgoingMessage[] => this.state;

  send(conversation: Conversation, body: string, file: SentFile | null = null): void {
    const message = {
      client_id: this.environment.newId(),
      conversation,
      body,
      file,
      written_at: this.environment.wall(),
    };
    this.unwritten = [...this.unwritten, message];
    this.publish();
    this.keep();
    this.after(() => this.writeOwn());
  }

  /** Sends a refused message again. */
  resend(clientId: string): void {
    this.after(async () => {
      await this.queue.requeue(clientId);
      await this.reread();
      this.announce();
    });
  }

  /** Gives a refused message up. */
  discard(clientId: string): void {
    this.after(async () => {
      await this.queue.remove(clientId);
      await this.reread();
      this.keep();
      this.announce();
    });
  }

  /** Sends everything, waiting at most `patience` milliseconds. Returns how many messages the server lacks then. */
  async flush(patience: number): Promise<number> {
    const waiting = () => this.state.filter(({ refusal }) => refusal === null).length;
    await this.writing;
    this.requestFlush();
    const { timers } = this.environment;
    await until(() => this.closed || waiting() === 0, { timers, subscribe: this.subscribe, patience });
    return waiting();
  }

  close(): void {
    this.closed = true;
    this.unsubscribe();
    this.sender.stop();
    void this.writing.then(() => this.tabs.close());
    this.listeners.clear();
  }

  /** Runs after what was begun before. */
  private after(work: () => Promise<void>): void {
    this.writing = this.writing.then(work).catch(() => this.fallBack().then(work));
    this.writing = this.writing.catch((error: unknown) =>
      console.error('A message could not be kept.', error),
    );
  }

  private async writeOwn(): Promise<void> {
    const messages = this.unwritten;
    if (messages.length === 0) return;
    await this.queue.append(() => messages);
    this.queued = await this.listUnsent();
    this.unwritten = this.unwritten.filter((message) => !messages.includes(message));
    this.publish();
    this.keep();
    this.announce();
  }

  /** Writes the messages of pages that could not do so themselves. */
  private takeOver(): void {
    this.after(async () => {
      const kept = this.records.read(this.prefix);
      if (kept.length > 0) {
        await this.queue.append(() => kept);
        if (!this.inMemory) this.records.removeKnown(this.prefix, kept);
      }
      await this.reread();
      this.announce();
    });
  }

  /** The disk refuses: everything that is known goes on in the memory of this page, which sends it. */
  private fallBack(): Promise<void> {
    this.falling ??= this.moveToMemory();
    return this.falling;
  }

  private async moveToMemory(): Promise<void> {
    this.inMemory = true;
    // A disk that takes nothing may still be read: what is there was written before.
    const known = await this.queue.list().catch(() => this.queued);
    this.queue = new MessageQueue(outboxInMemory(), { user_id: this.userId });
    await this.queue.append(() => known);
    for (const { client_id, refusal } of known) if (refusal) await this.queue.refuse(client_id, refusal);
    this.sender.start();
  }

  /** Synchronous, so that nothing is lost when the page is closed before the disk has it, or when the disk refuses. */
  private keep(): void {
    this.records.put(this.ownKey, this.inMemory ? this.state : this.unwritten);
  }

  /** A full disk keeps what another page has sent. */
  private async listUnsent(): Promise<QueuedMessage[]> {
    return (await this.queue.list()).filter(({ client_id }) => !this.sentIds.has(client_id));
  }

  private async reread(): Promise<void> {
    this.queued = await this.listUnsent();
    this.publish();
  }

  /** The queue has changed: whoever sends looks at it, and the other tabs read it. */
  private announce(): void {
    this.tabs.post({ kind: 'changed' });
    if (this.isSender) this.sender.written();
  }

  private sent(message: ChatMessage): void {
    this.tabs.post({ kind: 'sent', message });
    this.acknowledge(message);
  }

  private acknowledge(message: ChatMessage): void {
    if (this.closed) return;
    const { client_id } = message;
    this.sentIds.add(client_id);
    this.records.remove(this.prefix, (kept) => kept.client_id === client_id);
    this.onSent(message);
    this.queued = this.queued.filter((one) => one.client_id !== client_id);
    this.publish();
    // A page that sends from its memory has a queue of its own.
    this.after(async () => {
      if (this.inMemory) await this.queue.remove(client_id);
      await this.reread();
    });
  }

  private changed(): void {
    this.tabs.post({ kind: 'changed' });
    this.after(() => this.reread());
  }

  private get isSender(): boolean {
    return this.tabs.isLeader || this.inMemory;
  }

  private requestFlush(): void {
    if (this.isSender) this.sender.flush();
    else this.tabs.post({ kind: 'sendRequest', flush: true });
  }

  private onLeaderChange(): void {
    if (this.closed) return;
    if (!this.isSender) return this.sender.stop();
    this.sender.start();
    this.takeOver();
  }

  private onPageEvent(event: PageEvent): void {
    if (event === 'pagehide' && this.unwritten.length > 0) this.tabs.post({ kind: 'pageExit' });
    if (event !== 'online' && event !== 'visible') return;
    this.requestFlush();
    // Messages of other tabs were lost while this one was suspended.
    this.takeOver();
  }

  private listen(message: OutboxTabMessage): void {
    switch (message.kind) {
      case 'changed':
        if (this.isSender) this.sender.written();
        return this.after(() => this.reread());
      case 'sent':
        return this.acknowledge(message.message);
      case 'pageExit':
        return void this.environment.timers.after(pageExitWait, () => this.takeOver());
      case 'sendRequest':
        if (!this.isSender) return;
        this.tabs.post({ kind: 'alive' });
        if (message.flush) this.sender.flush();
        return;
      case 'alive':
    }
  }

  private mark(): void {
    const { store } = this.environment;
    const key = outboxMark(this.userId);
    const waits = this.state.some(({ refusal }) => refusal === null);
    if (waits === (store.getItem(key) !== null)) return;
    if (!waits) return store.removeItem(key);
    try {
      store.setItem(key, '1');
    } catch (error) {
      // Full or forbidden: the next page sends it once the chat is opened.
      console.warn('The outbox could not be marked.', error);
    }
  }

  private publish(): void {
    if (this.closed) return;
    const known = new Set(this.queued.map(({ client_id }) => client_id));
    const unwritten = this.unwritten.filter(({ client_id }) => !known.has(client_id));
    this.state = [...this.queued, ...unwritten.map((message) => ({ ...message, refusal: null }))];
    this.mark();
    for (const listener of this.listeners) listener();
  }
}
