import type { AnswerValue, Attempt } from '@sen/api/contract/model';
import { AnswerSender } from './AnswerSender';
import { AttemptJournal, type Journal, type JournalContent } from './AttemptJournal';
import { emptyExamState, type ExamEvent, type ExamState, unsavedQuestions } from './examState';
import { FallbackJournal } from './FallbackJournal';
import { heardEvents } from './heardEvents';
import type { Change, JournalSubject, WrittenEntry } from './journalRecords';
import type { WritesTo } from './lastWords';
import { LastWordsKeeper } from './LastWordsKeeper';
import { memoryTables } from './memoryTables';
import { nextExamState } from './nextExamState';
import { ServerClock } from './ServerClock';
import type { SurroundingEvent, Surroundings } from './Surroundings';
import type { SenderEvent, TabMessage } from './tabMessages';
import { TabRelay } from './TabRelay';
import { TypingBuffer } from './TypingBuffer';
import { until } from './until';
import { changesOf, datedChange, type Undated, unnumbered } from './unsavedChanges';

/** A page that lives on has written what it kept as its last words by now, milliseconds. */
const lastWordsWait = 500;

const typed = new Set<AnswerValue['type']>(['short_answer', 'long_answer', 'fill_keyword', 'fill_number']);

/** How much of an attempt could not be brought to the server. */
export type Flushed = { done: true; journal_id: string; last_seq: number } | { done: false; unsaved: number };

/** One page's hold on one attempt: takes changes, shows where they are, and brings them to the server. */
export class ExamJournal {
  readonly clock: ServerClock;
  private readonly openedAt: number;
  private state = emptyExamState;
  private readonly listeners = new Set<() => void>();
  private readonly journal: Journal;
  private readonly sender: AnswerSender;
  private readonly tabs: TabRelay;
  private readonly typing: TypingBuffer;
  private readonly lastWords: LastWordsKeeper;
  private readonly deafen: () => void;
  private writing: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(
    subject: JournalSubject,
    private readonly around: Surroundings,
  ) {
    this.clock = new ServerClock(around.timers.now, around.wall());
    this.lastWords = new LastWordsKeeper(subject, around.lastWords);
    this.openedAt = around.timers.now();
    this.journal = new FallbackJournal(
      new AttemptJournal(around.tables, subject, around.newId),
      new AttemptJournal(memoryTables(), subject, around.newId),
      () => {
        this.happen({ kind: 'notDurable' });
        // What lies in this page's memory no other tab can send.
        this.sender.start();
      },
    );
    this.sender = new AnswerSender(this.journal, around, this.clock, (event) => {
      if (event.kind === 'over') void this.journal.end(event.code);
      this.hear(event);
      if (event.kind === 'acknowledged') this.writeAgain();
      this.tabs.post({ kind: 'heard', event });
    });
    this.typing = new TypingBuffer(around.timers, (questionId) => this.writeUnnumbered(questionId));
    this.tabs = new TabRelay(
      subject.attempt_id,
      around,
      (message) => this.listen(message),
      () => this.lead(),
    );
    this.deafen = around.listen((event) => this.feel(event));
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): ExamState => this.state;

  /** What this device knows; the paper is null when it was never opened here. */
  async open(): Promise<Attempt | null> {
    const content = await this.read();
    if (!this.clock.certain && content.head.seen) this.clock.guess(content.head.seen, this.around.wall());
    await this.writeLastWords();
    return content.paper;
  }

  private async read(): Promise<JournalContent> {
    const content = await this.journal.load();
    this.happen({ kind: 'loaded', content, at: this.clock.now() });
    return content;
  }

  /** What a page that was left could not write any more. */
  private async writeLastWords(writesTo?: WritesTo): Promise<void> {
    let left: Change[] = [];
    const written = await this.journal.writeUnknown(() => (left = this.lastWords.left(writesTo)));
    this.lastWords.settle(left);
    for (const entry of written) this.tell(entry, false);
  }

  /**
   * Instead of a page of this browser that was left while this one was open. Pages that share the disk write in one
   * order; what either has in its memory is written by another only once that page is gone.
   */
  private takeOver(gone = false): void {
    if (this.closed || (!gone && !this.state.durable)) return;
    const writesTo = gone ? undefined : 'disk';
    if (this.lastWords.left(writesTo).length > 0) this.after(this.writeLastWords(writesTo));
    // Nobody will tell any more what became of the numbers that were only in its memory.
    if (gone) this.after(this.writing.then(() => this.reread()));
  }

  /** Takes the attempt as the server told it. `fresh`: it was asked after this journal was opened, so its time counts. */
  async adopt(attempt: Attempt, fresh: boolean): Promise<void> {
    if (fresh && !this.clock.certain)
      this.clock.observe(Date.parse(attempt.server_time), this.openedAt, this.around.timers.now());
    await this.journal.keepPaper(attempt, this.around.wall());
    await this.read();
    // The server will not tell the other tabs again what this call has brought.
    this.tabs.post({ kind: 'heard', event: { kind: 'reread' } });
  }

  answer(questionId: string, answer: AnswerValue): void {
    this.happen({ kind: 'changed', question_id: questionId, answer, at: this.clock.now() });
    if (!typed.has(answer.type)) return this.write({ question_id: questionId, answer });
    this.typing.typed(questionId);
  }

  flag(questionId: string, flagged: boolean): void {
    this.happen({ kind: 'changed', question_id: questionId, flagged, at: this.clock.now() });
    this.write({ question_id: questionId, flagged });
  }

  /** Brings everything to the server, for at most `patience` milliseconds. */
  async flush(patience: number): Promise<Flushed> {
    this.typing.flushAll();
    this.takeOver();
    await this.writing;
    this.hurry();
    const { timers } = this.around;
    const settled = () => unsavedQuestions(this.state).length === 0 || this.stuck();
    await until(settled, { timers, subscribe: this.subscribe, patience });
    const unsaved = unsavedQuestions(this.state).length;
    if (unsaved > 0) return { done: false, unsaved };
    const { head } = await this.journal.load();
    return { done: true, journal_id: head.journal_id, last_seq: head.last_seq };
  }

  /** The server says by another call that it waits for an entry (`answersMissing`). */
  async expect(seq: number): Promise<void> {
    const { head } = await this.journal.load();
    const batch = { ...head, entries: [], more: false };
    if ((await this.journal.expect(batch, seq)) === 'settled') return;
    this.hear({ kind: 'reread' });
    this.tabs.post({ kind: 'heard', event: { kind: 'reread' } });
    this.hurry();
  }

  /** The attempt is handed in: nothing of it has to stay on this device. */
  async end(code: string): Promise<void> {
    this.sender.stop();
    await this.journal.end(code);
    this.lastWords.forget();
    const event = { kind: 'over', code, reason: '' } as const;
    this.hear(event);
    this.tabs.post({ kind: 'heard', event });
  }

  /** The same person has signed in again. */
  resume(): void {
    if (this.state.link === 'signedOut')
      this.happen({ kind: 'link', link: 'connecting', at: this.clock.now() });
    this.sender.resume();
    this.hurry();
  }

  /** Sends as soon as possible: somebody waits for it. */
  hurry(): void {
    if (this.sends) this.sender.hurry();
    else this.tabs.post({ kind: 'nudge', hurry: true });
  }

  close(): void {
    this.typing.flushAll();
    this.closed = true;
    this.deafen();
    this.sender.stop();
    void this.writing.then(() => this.tabs.close());
    this.listeners.clear();
  }

  private write(change: Undated): void {
    const dated = datedChange(this.state, change, this.clock.now());
    this.after(
      this.journal.write(dated).then((entry) => {
        this.lastWords.drop(dated);
        this.tell(entry, true);
      }),
    );
  }

  /** `here`: it was changed on this page. */
  private tell(entry: WrittenEntry, here: boolean): void {
    this.happen({ kind: 'written', entry, here, at: this.clock.now() });
    this.tabs.post({ kind: 'written', entry });
    if (this.sends) this.sender.written();
  }

  private after(writing: Promise<void>): void {
    // Both places have refused; the page still shows the answer as not kept anywhere.
    const settled = writing.catch((error: unknown) => console.error('An answer could not be kept.', error));
    this.writing = Promise.all([this.writing, settled]);
  }

  private writeUnnumbered(questionId: string): void {
    for (const change of changesOf(this.state, questionId, unnumbered)) this.write(change);
  }

  /** What lost its number because the server holds something else under it. */
  private writeAgain(): void {
    for (const questionId of Object.keys(this.state.questions))
      if (changesOf(this.state, questionId, unnumbered).length > 0) this.typing.typed(questionId);
  }

  private get sends(): boolean {
    return this.tabs.leads || !this.state.durable;
  }

  private lead(): void {
    if (this.closed) return;
    if (!this.sends) return this.sender.stop();
    this.sender.start();
    this.takeOver();
  }

  private feel(event: SurroundingEvent): void {
    if (event === 'hidden' || event === 'gone') {
      this.typing.flushAll();
      // This page may not come back.
      const left = this.lastWords.keep(this.state, this.clock.now());
      if (left) this.tabs.post({ kind: 'left', gone: event === 'gone' });
      return;
    }
    if (event === 'offline') return this.happen({ kind: 'link', link: 'offline', at: this.clock.now() });
    this.hurry();
    if (event !== 'visible') return;
    this.takeOver();
    // Whatever other tabs said while this one slept is in the journal.
    void this.reread();
  }

  private listen(message: TabMessage): void {
    if (message.kind === 'heard') {
      if (message.event.kind === 'acknowledged') this.clock.adopt(message.event.server_now);
      return this.hear(message.event);
    }
    if (message.kind === 'left')
      return void this.around.timers.after(lastWordsWait, () => this.takeOver(message.gone));
    if (message.kind === 'written')
      this.happen({ kind: 'written', entry: message.entry, here: false, at: this.clock.now() });
    if (!this.sends) return;
    if (message.kind === 'written') return this.sender.written();
    if (message.kind !== 'nudge') return;
    this.tabs.post({ kind: 'alive' });
    if (message.hurry) this.sender.hurry();
    else this.sender.heartbeat();
  }

  private hear(event: SenderEvent): void {
    for (const shown of heardEvents(event, this.clock.now(), this.around.online())) this.happen(shown);
    if (event.kind === 'reread') void this.reread();
  }

  /** What is over is no longer in the journal; the page goes on showing it. */
  private async reread(): Promise<void> {
    if (this.state.link !== 'over') await this.read();
  }

  private happen(event: ExamEvent): void {
    if (this.closed) return;
    this.state = nextExamState(this.state, event);
    this.lastWords.follow(event, this.state, () => this.clock.now());
    for (const listener of this.listeners) listener();
  }

  /** Sending will not go on by itself. */
  private stuck(): boolean {
    return this.state.link === 'signedOut' || this.state.link === 'over' || this.closed;
  }
}
