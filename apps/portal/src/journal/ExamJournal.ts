import type { AnswerValue, Attempt } from '@sen/api/contract/model';
import type { PageEvent } from '../device/PageEnvironment';
import { TabRelay } from '../device/TabRelay';
import { until } from '../device/until';
import { AnswerSender } from './AnswerSender';
import { AttemptJournal, type Journal, type JournalContent, outgoingBatch } from './AttemptJournal';
import { emptyExamState, type ExamEvent, type ExamState, unsavedQuestions } from './examState';
import { FallbackJournal } from './FallbackJournal';
import { examEventsOf } from './examEventsOf';
import type { Change, JournalSubject, WrittenEntry } from './journalRecords';
import { journalInMemory } from './journalTables';
import type { WritesTo } from './pageExitStore';
import { PageExitBuffer } from './PageExitBuffer';
import { nextExamState } from './nextExamState';
import { ServerClock } from './ServerClock';
import type { Environment } from './Environment';
import type { SenderEvent, TabMessage } from './tabMessages';
import { TypingBuffer } from './TypingBuffer';
import { changesOf, datedChange, type Undated, unnumbered } from './unsavedChanges';

/** After this time a page that still runs has written its page-exit changes itself, milliseconds. */
const pageExitWait = 500;

const typed = new Set<AnswerValue['type']>(['short_answer', 'long_answer', 'fill_keyword', 'fill_number']);

/** The result of a flush: all changes are on the server, or some are not. */
export type Flushed = { done: true; journal_id: string; last_seq: number } | { done: false; unsaved: number };

/** The journal of one attempt in one page: records changes, tracks their state and sends them to the server. */
export class ExamJournal {
  readonly clock: ServerClock;
  private readonly openedAt: number;
  private state = emptyExamState;
  private readonly listeners = new Set<() => void>();
  private readonly journal: Journal;
  private readonly sender: AnswerSender;
  private readonly tabs: TabRelay<TabMessage>;
  private readonly typing: TypingBuffer;
  private readonly pageExit: PageExitBuffer;
  private readonly unsubscribe: () => void;
  private writing: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(
    subject: JournalSubject,
    private readonly environment: Environment,
  ) {
    this.clock = new ServerClock(environment.timers.now, environment.wall());
    this.pageExit = new PageExitBuffer(subject, environment.pageExitStore);
    this.openedAt = environment.timers.now();
    this.journal = new FallbackJournal(
      new AttemptJournal(environment.tables, subject, environment.newId),
      new AttemptJournal(journalInMemory(), subject, environment.newId),
      () => {
        this.dispatch({ kind: 'notDurable' });
        // No other tab can send what is in this page's memory.
        this.sender.start();
      },
    );
    this.sender = new AnswerSender(this.journal, environment, this.clock, (event) => {
      if (event.kind === 'over') void this.journal.end(event.code);
      this.onSenderEvent(event);
      if (event.kind === 'acknowledged') this.writeAgain();
      this.tabs.post({ kind: 'senderEvent', event });
    });
    this.typing = new TypingBuffer(environment.timers, (questionId) => this.writeUnnumbered(questionId));
    this.tabs = new TabRelay(environment, {
      name: subject.attempt_id,
      ping: { kind: 'sendRequest', flush: false },
      onMessage: (message) => this.listen(message),
      onLeaderChange: () => this.onLeaderChange(),
    });
    this.unsubscribe = environment.listen((event) => this.onEnvironmentEvent(event));
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): ExamState => this.state;

  /** Loads what this device has stored; null when the attempt was never opened here. */
  async open(): Promise<Attempt | null> {
    const content = await this.read();
    if (!this.clock.certain && content.head.seen)
      this.clock.guess(content.head.seen, this.environment.wall());
    await this.writePageExitChanges();
    return content.paper;
  }

  private async read(): Promise<JournalContent> {
    const content = await this.journal.load();
    this.dispatch({ kind: 'loaded', content, at: this.clock.now() });
    return content;
  }

  /** Writes the changes that a closed page could not write itself. */
  private async writePageExitChanges(writesTo?: WritesTo): Promise<void> {
    let pending: Change[] = [];
    const written = await this.journal.writeUnknown(() => (pending = this.pageExit.pending(writesTo)));
    this.pageExit.removeKnown(pending);
    for (const entry of written) this.notify(entry, false);
  }

  /**
   * Writes the page-exit changes of another page of this browser. Pages that share the disk may do so at any time; changes
   * of a page with its journal in memory are taken over only after that page has been unloaded.
   */
  private takeOver(unloaded = false): void {
    if (this.closed || (!unloaded && !this.state.durable)) return;
    const writesTo = unloaded ? undefined : 'disk';
    if (this.pageExit.pending(writesTo).length > 0) this.after(this.writePageExitChanges(writesTo));
    // That page reports no more acknowledgements for the numbers that were only in its memory.
    if (unloaded) this.after(this.writing.then(() => this.reread()));
  }

  /** Stores the attempt as the server sent it. `fresh`: requested after this journal was opened, so its time counts. */
  async adopt(attempt: Attempt, fresh: boolean): Promise<void> {
    if (fresh && !this.clock.certain)
      this.clock.observe(Date.parse(attempt.server_time), this.openedAt, this.environment.timers.now());
    await this.journal.savePaper(attempt, this.environment.wall());
    await this.read();
    // The other tabs get this only from here.
    this.tabs.post({ kind: 'senderEvent', event: { kind: 'reread' } });
  }

  answer(questionId: string, answer: AnswerValue): void {
    this.dispatch({ kind: 'changed', question_id: questionId, answer, at: this.clock.now() });
    if (!typed.has(answer.type)) return this.write({ question_id: questionId, answer });
    this.typing.typed(questionId);
  }

  flag(questionId: string, flagged: boolean): void {
    this.dispatch({ kind: 'changed', question_id: questionId, flagged, at: this.clock.now() });
    this.write({ question_id: questionId, flagged });
  }

  /** Sends everything, waiting at most `patience` milliseconds. */
  async flush(patience: number): Promise<Flushed> {
    this.typing.flushAll();
    this.takeOver();
    await this.writing;
    this.requestFlush();
    const { timers } = this.environment;
    const isDone = () => unsavedQuestions(this.state).length === 0 || this.hasStopped();
    await until(isDone, { timers, subscribe: this.subscribe, patience });
    const unsaved = unsavedQuestions(this.state).length;
    if (unsaved > 0) return { done: false, unsaved };
    const { head } = await this.journal.load();
    return { done: true, journal_id: head.journal_id, last_seq: head.last_seq };
  }

  /** What this device has stored, with what was just typed. */
  async content(): Promise<JournalContent> {
    this.typing.flushAll();
    this.takeOver();
    await this.writing;
    return this.journal.load();
  }

  /** Handles `answersMissing` of another call: the server lacks entries from `seq` on. */
  async resendFrom(seq: number): Promise<void> {
    const { head } = await this.journal.load();
    const batch = outgoingBatch(head, [], { more: false, unsent: 0 });
    if ((await this.journal.resendFrom(batch, seq)) === 'unchanged') return;
    this.onSenderEvent({ kind: 'reread' });
    this.tabs.post({ kind: 'senderEvent', event: { kind: 'reread' } });
    this.requestFlush();
  }

  /** The attempt is handed in: removes it from this device. */
  async end(code: string): Promise<void> {
    this.sender.stop();
    await this.journal.end(code);
    this.pageExit.clear();
    const event = { kind: 'over', code, reason: '' } as const;
    this.onSenderEvent(event);
    this.tabs.post({ kind: 'senderEvent', event });
  }

  /** Called when the same person has signed in again. */
  resume(): void {
    if (this.state.link === 'signedOut')
      this.dispatch({ kind: 'link', link: 'connecting', at: this.clock.now() });
    this.sender.resume();
    this.requestFlush();
  }

  /** Sends as soon as possible. */
  requestFlush(): void {
    if (this.isSender) this.sender.flush();
    else this.tabs.post({ kind: 'sendRequest', flush: true });
  }

  close(): void {
    this.typing.flushAll();
    this.closed = true;
    this.unsubscribe();
    this.sender.stop();
    void this.writing.then(() => this.tabs.close());
    this.listeners.clear();
  }

  private write(change: Undated): void {
    const dated = datedChange(this.state, change, this.clock.now());
    this.after(
      this.journal.write(dated).then((entry) => {
        this.pageExit.drop(dated);
        this.notify(entry, true);
      }),
    );
  }

  /** `local`: changed on this page. */
  private notify(entry: WrittenEntry, local: boolean): void {
    this.dispatch({ kind: 'written', entry, local, at: this.clock.now() });
    this.tabs.post({ kind: 'written', entry });
    if (this.isSender) this.sender.written();
  }

  private after(writing: Promise<void>): void {
    // Disk and memory have failed; the page shows the answer as not saved.
    const caught = writing.catch((error: unknown) => console.error('An answer could not be kept.', error));
    this.writing = Promise.all([this.writing, caught]);
  }

  private writeUnnumbered(questionId: string): void {
    for (const change of changesOf(this.state, questionId, unnumbered)) this.write(change);
  }

  /** Writes changes that lost their number because the server has another entry under it. */
  private writeAgain(): void {
    for (const questionId of Object.keys(this.state.questions))
      if (changesOf(this.state, questionId, unnumbered).length > 0) this.typing.typed(questionId);
  }

  private get isSender(): boolean {
    return this.tabs.isLeader || !this.state.durable;
  }

  private onLeaderChange(): void {
    if (this.closed) return;
    if (!this.isSender) return this.sender.stop();
    this.sender.start();
    this.takeOver();
  }

  private onEnvironmentEvent(event: PageEvent): void {
    if (event === 'hidden' || event === 'pagehide') {
      this.typing.flushAll();
      // The page may be discarded while hidden.
      const hasPending = this.pageExit.save(this.state, this.clock.now());
      if (hasPending) this.tabs.post({ kind: 'pageExit', unloaded: event === 'pagehide' });
      return;
    }
    if (event === 'offline') return this.dispatch({ kind: 'link', link: 'offline', at: this.clock.now() });
    this.requestFlush();
    if (event !== 'visible') return;
    this.takeOver();
    // Reads the journal, because messages of other tabs were lost while this one was suspended.
    void this.reread();
  }

  private listen(message: TabMessage): void {
    if (message.kind === 'senderEvent') {
      if (message.event.kind === 'acknowledged') this.clock.adopt(message.event.server_now);
      return this.onSenderEvent(message.event);
    }
    if (message.kind === 'pageExit')
      return void this.environment.timers.after(pageExitWait, () => this.takeOver(message.unloaded));
    if (message.kind === 'written')
      this.dispatch({ kind: 'written', entry: message.entry, local: false, at: this.clock.now() });
    if (!this.isSender) return;
    if (message.kind === 'written') return this.sender.written();
    if (message.kind !== 'sendRequest') return;
    this.tabs.post({ kind: 'alive' });
    if (message.flush) this.sender.flush();
    else this.sender.heartbeat();
  }

  private onSenderEvent(event: SenderEvent): void {
    for (const examEvent of examEventsOf(event, this.clock.now(), this.environment.online()))
      this.dispatch(examEvent);
    if (event.kind === 'reread') void this.reread();
  }

  /** An attempt that is over is no longer in the journal; the page keeps its state. */
  private async reread(): Promise<void> {
    if (this.state.link !== 'over') await this.read();
  }

  private dispatch(event: ExamEvent): void {
    if (this.closed) return;
    this.state = nextExamState(this.state, event);
    this.pageExit.follow(event, this.state, () => this.clock.now());
    for (const listener of this.listeners) listener();
  }

  /** Sending stops until the person signs in again. */
  private hasStopped(): boolean {
    return this.state.link === 'signedOut' || this.state.link === 'over' || this.closed;
  }
}
