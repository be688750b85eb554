import type { AnswerValue, Attempt } from '@sen/api/contract/model';
import { AnswerSender } from './AnswerSender';
import { AttemptJournal, type Journal } from './AttemptJournal';
import {
  baseOf,
  emptyExamState,
  type ExamEvent,
  type ExamState,
  recordOf,
  unsavedQuestions,
} from './examState';
import { FallbackJournal } from './FallbackJournal';
import type { Change, JournalSubject } from './journalRecords';
import { memoryTables } from './memoryTables';
import { nextExamState } from './nextExamState';
import { ServerClock } from './ServerClock';
import type { Candidacy, SurroundingEvent, Surroundings, TabChannel } from './Surroundings';
import type { SenderEvent, TabMessage } from './tabMessages';
import { TypingBuffer } from './TypingBuffer';

/** Milliseconds. */
const nudgeEvery = 4_000;
/** A sending tab that says nothing for this long is frozen, and another takes over. */
const silence = 9_000;

const typed = new Set<AnswerValue['type']>(['short_answer', 'long_answer', 'fill_keyword', 'fill_number']);

/** How much of an attempt could not be brought to the server. */
export type Flushed = { done: true; journal_id: string; last_seq: number } | { done: false; unsaved: number };

/** One page's hold on one attempt: takes changes, shows where they are, and brings them to the server. */
export class ExamJournal {
  readonly clock: ServerClock;
  private state = emptyExamState;
  private readonly listeners = new Set<() => void>();
  private readonly journal: Journal;
  private readonly sender: AnswerSender;
  private readonly channel: TabChannel;
  private readonly candidacy: Candidacy;
  private readonly typing: TypingBuffer;
  private readonly undo: (() => void)[] = [];
  private writing: Promise<unknown> = Promise.resolve();
  private leads = false;
  private heardAt: number;
  private closed = false;

  constructor(
    subject: JournalSubject,
    private readonly around: Surroundings,
  ) {
    this.clock = new ServerClock(around.timers.now);
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
      this.hear(event);
      this.channel.post({ kind: 'heard', event });
    });
    this.typing = new TypingBuffer(around.timers, (questionId) => this.writeTyping(questionId));
    this.heardAt = around.timers.now();
    this.channel = around.openChannel(subject.attempt_id, (message) => this.listen(message));
    this.candidacy = around.stand(
      subject.attempt_id,
      () => this.lead(true),
      () => this.lead(false),
    );
    this.undo.push(around.listen((event) => this.feel(event)));
    this.watch();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): ExamState => this.state;

  /** What this device knows; the paper is null when it was never opened here. */
  async open(): Promise<Attempt | null> {
    const content = await this.journal.load();
    if (!this.clock.certain && content.head.seen) this.clock.guess(content.head.seen, this.around.wall());
    this.happen({ kind: 'loaded', content, at: this.clock.now() });
    return content.paper;
  }

  /** Takes the attempt as the server told it, asked at `sentAt` by the monotonic clock. */
  async adopt(attempt: Attempt, sentAt: number): Promise<void> {
    this.clock.observe(Date.parse(attempt.server_time), sentAt, this.around.timers.now());
    await this.journal.keepPaper(attempt, this.around.wall());
    await this.open();
    // The server will not tell the other tabs again what this call has brought.
    this.channel.post({ kind: 'heard', event: { kind: 'reread' } });
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
    await this.writing;
    this.hurry();
    await this.until(() => unsavedQuestions(this.state).length === 0 || this.stuck(), patience);
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
    this.channel.post({ kind: 'heard', event: { kind: 'reread' } });
    this.hurry();
  }

  /** The attempt is handed in: nothing of it has to stay on this device. */
  async end(code: string): Promise<void> {
    this.sender.stop();
    await this.journal.end(code);
    const event = { kind: 'over', code, reason: '' } as const;
    this.hear(event);
    this.channel.post({ kind: 'heard', event });
  }

  /** The same person has signed in again. */
  resume(): void {
    this.happen({ kind: 'link', link: 'connecting', at: this.clock.now() });
    this.sender.resume();
    this.hurry();
  }

  /** Sends as soon as possible: somebody waits for it. */
  hurry(): void {
    if (this.sends) this.sender.hurry();
    else this.channel.post({ kind: 'nudge', hurry: true });
  }

  close(): void {
    this.typing.flushAll();
    this.closed = true;
    for (const undo of this.undo.splice(0)) undo();
    this.sender.stop();
    this.candidacy.withdraw();
    void this.writing.then(() => this.channel.close());
    this.listeners.clear();
  }

  private write(change: Pick<Change, 'question_id' | 'answer' | 'flagged'>): void {
    const { question_id } = change;
    const written_at = new Date(this.clock.now()).toISOString();
    const base = baseOf(recordOf(this.state, question_id));
    const writing = this.journal.write({ ...change, base, written_at }).then((entry) => {
      this.happen({ kind: 'written', entry, here: true, at: this.clock.now() });
      this.channel.post({ kind: 'written', entry });
      if (this.sends) this.sender.written();
    });
    // Both places have refused; the page still shows the answer as not kept anywhere.
    const settled = writing.catch((error: unknown) => console.error('An answer could not be kept.', error));
    this.writing = Promise.all([this.writing, settled]);
  }

  private writeTyping(questionId: string): void {
    const answer = recordOf(this.state, questionId).answer;
    if (answer && answer.entry === null) this.write({ question_id: questionId, answer: answer.value });
  }

  private get sends(): boolean {
    return this.leads || !this.state.durable;
  }

  private lead(leads: boolean): void {
    if (this.closed) return;
    this.leads = leads;
    if (this.sends) this.sender.start();
    else this.sender.stop();
  }

  private feel(event: SurroundingEvent): void {
    if (event === 'hidden') return this.typing.flushAll();
    if (event === 'offline') return this.happen({ kind: 'link', link: 'offline', at: this.clock.now() });
    this.hurry();
    // Whatever other tabs said while this one slept is in the journal.
    if (event === 'visible') void this.open();
  }

  private listen(message: TabMessage): void {
    this.heardAt = this.around.timers.now();
    if (message.kind === 'heard') {
      if (message.event.kind === 'acknowledged') this.clock.adopt(message.event.server_now);
      return this.hear(message.event);
    }
    if (message.kind === 'written')
      this.happen({ kind: 'written', entry: message.entry, here: false, at: this.clock.now() });
    if (!this.sends) return;
    if (message.kind === 'written') return this.sender.written();
    if (message.kind !== 'nudge') return;
    this.channel.post({ kind: 'alive' });
    if (message.hurry) this.sender.hurry();
    else this.sender.heartbeat();
  }

  private hear(event: SenderEvent): void {
    const at = this.clock.now();
    switch (event.kind) {
      case 'acknowledged':
      case 'setAside':
        return this.happen({ ...event, at });
      case 'reread':
        return void this.open();
      case 'unreachable': {
        const reason = { code: 'unreachable', message: event.reason };
        return this.happen({
          kind: 'link',
          link: this.around.online() ? 'unreachable' : 'offline',
          reason,
          at,
        });
      }
      case 'signedOut':
      case 'over':
        return this.happen({
          kind: 'link',
          link: event.kind,
          reason: { code: event.code, message: event.reason },
          at,
        });
    }
  }

  private happen(event: ExamEvent): void {
    if (this.closed) return;
    this.state = nextExamState(this.state, event);
    for (const listener of this.listeners) listener();
  }

  /** Sending will not go on by itself. */
  private stuck(): boolean {
    return this.state.link === 'signedOut' || this.state.link === 'over' || this.closed;
  }

  private until(condition: () => boolean, patience: number): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        cancel();
        stop();
        resolve();
      };
      const cancel = this.around.timers.after(patience, finish);
      const stop = this.subscribe(() => {
        if (condition()) finish();
      });
    });
  }

  /** A page that does not send keeps the one that does awake, and takes over when it is silent. */
  private watch(): void {
    const again = this.around.timers.after(nudgeEvery, () => {
      this.undo.splice(this.undo.indexOf(again), 1);
      if (!this.sends && this.around.visible()) {
        this.channel.post({ kind: 'nudge', hurry: false });
        if (this.around.timers.now() - this.heardAt > silence) this.candidacy.seize();
      }
      this.watch();
    });
    this.undo.push(again);
  }
}
