import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, AnswerBatch, AnswerValue } from '@sen/api/contract/model';
import { sealHandIn } from '@sen/domain/examRoom/sealHandIn';
import { ExamJournal } from '@sen/portal/journal/ExamJournal';
import { type ExamState, recordOf, shownAnswer, unsavedQuestions } from '@sen/portal/journal/examState';
import type { JournalSubject, Tables } from '@sen/portal/journal/journalRecords';
import type { PageEvent } from '@sen/portal/device/PageEnvironment';
import type { TextStore } from '@sen/portal/device/TextStore';
import { pageExitStore } from '@sen/portal/journal/pageExitStore';
import type { Environment } from '@sen/portal/journal/Environment';
import type { TabMessage } from '@sen/portal/journal/tabMessages';
import { unsentContentOf } from '@sen/portal/journal/unsentContent';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Link } from '../network/Link.ts';
import { call } from '../server/call.ts';
import type { SavedFile } from '../server/Supervisor.ts';

/** What a tab uses of its browser profile. */
export interface TabHost {
  readonly subject: JournalSubject;
  readonly link: Link;
  readonly random: SeededRandom;
  readonly wallError: number;
  readonly store: TextStore;
  readonly online: boolean;
  readonly token: string | null;
  readonly tabs: readonly Tab[];
  tables(): Tables;
  joinElection(tab: Tab): void;
  acquire(tab: Tab): void;
  leave(tab: Tab): void;
  remove(tab: Tab): void;
}

const never = new Promise<never>(() => undefined);

/** A page with the real journal and sender. Once killed it does nothing more. */
export class Tab {
  readonly journal: ExamJournal;
  private alive = true;
  private visible = true;
  private readonly gone = new AbortController();
  private onElected: () => void = () => undefined;
  private onDeposed: () => void = () => undefined;
  private onEnvironmentEvent: (event: PageEvent) => void = () => undefined;
  private onTabMessage: (message: TabMessage) => void = () => undefined;
  /** Retries until the page has the attempt from the server. */
  adopted: Promise<void> = Promise.resolve();

  constructor(private readonly profile: TabHost) {
    this.journal = new ExamJournal(profile.subject, this.environment());
  }

  async open(): Promise<void> {
    await this.journal.open();
    this.adopted = this.adopt();
  }

  get state(): ExamState {
    return this.journal.getState();
  }

  shown(question: string): AnswerValue | null {
    return shownAnswer(recordOf(this.state, question));
  }

  /** Whether all known changes are on the server and the page shows it. */
  get synced(): boolean {
    return unsavedQuestions(this.state).length === 0 && this.state.link === 'online';
  }

  /** The hand-in file of what only this device has; null when that is nothing. */
  async saveFile(): Promise<SavedFile | null> {
    const unsent = unsentContentOf(await this.journal.content(), this.journal.clock.now());
    if (!unsent) return null;
    const { content, key } = unsent;
    return { text: await sealHandIn(content, key, globalThis.crypto), content };
  }

  /** The browser kills the page, and at random its request too. */
  kill(): void {
    this.alive = false;
    if (this.profile.random.oneIn(2)) this.gone.abort();
    this.profile.remove(this);
  }

  /** The user leaves or reloads the page: it gets its events, and nothing that it starts then completes. */
  leave(): void {
    this.onEnvironmentEvent('pagehide');
    this.alive = false;
    this.gone.abort();
    this.profile.remove(this);
  }

  setVisible(visible: boolean): void {
    if (this.visible === visible) return;
    this.visible = visible;
    this.emit(visible ? 'visible' : 'hidden');
  }

  emit(event: PageEvent): void {
    this.run(() => this.onEnvironmentEvent(event));
  }

  elected(): void {
    this.run(this.onElected);
  }

  deposed(): void {
    this.run(this.onDeposed);
  }

  private run(work: () => void): void {
    if (this.alive) work();
  }

  private async adopt(): Promise<void> {
    const { link, subject } = this.profile;
    const path = `/surveys/${subject.survey_id}/attempt?attempt_id=${subject.attempt_id}`;
    while (this.alive) {
      const { token } = this.profile;
      const { signal } = this.gone;
      try {
        const { data } = await call<Answer<'getAttempt'>>(link.address, { path, token, signal });
        if (this.alive) await this.journal.adopt(data, true);
        return;
      } catch {
        await wait(500);
      }
    }
  }

  private environment(): Environment {
    const { profile } = this;
    return {
      timers: {
        now: () => performance.now(),
        after: (milliseconds, callback) => {
          const timer = setTimeout(() => this.run(callback), milliseconds);
          return () => clearTimeout(timer);
        },
      },
      wall: () => Date.now() + profile.wallError,
      random: profile.random.next,
      newId: () => crypto.randomUUID(),
      tables: this.disk(),
      pageExitStore: pageExitStore(profile.store, crypto.randomUUID()),
      openChannel: (_attempt, listen) => {
        this.onTabMessage = listen;
        return { post: (message) => this.post(message), close: () => undefined };
      },
      joinElection: (_attempt, onElected, onDeposed) => {
        this.onElected = onElected;
        this.onDeposed = onDeposed;
        profile.joinElection(this);
        return { acquire: () => profile.acquire(this), withdraw: () => profile.leave(this) };
      },
      online: () => profile.online,
      visible: () => this.visible,
      listen: (listener) => {
        this.onEnvironmentEvent = listener;
        return () => undefined;
      },
      save: (surveyId, batch, signal) => this.save(surveyId, batch, signal),
    };
  }

  private async save(surveyId: string, batch: AnswerBatch, signal: AbortSignal) {
    const path = `/surveys/${surveyId}/answer`;
    const both = AbortSignal.any([signal, this.gone.signal]);
    const asked = { method: 'POST', path, token: this.profile.token, body: batch, signal: both } as const;
    try {
      const { data } = await call<Answer<'saveAnswers'>>(this.profile.link.address, asked);
      return this.alive ? data : await never;
    } catch (error) {
      if (this.alive) throw error;
      return never;
    }
  }

  private post(message: TabMessage): void {
    if (!this.alive) return;
    const copy = structuredClone(message);
    for (const tab of this.profile.tabs)
      if (tab !== this) setTimeout(() => tab.run(() => tab.onTabMessage(copy)));
  }

  /** A killed page's transactions never complete; a pending one is rolled back. */
  private disk(): Tables {
    const disk = this.profile.tables();
    const check = () => {
      if (!this.alive) throw new Error('The page is gone.');
    };
    return {
      transact: async (owner, mode, work) => {
        if (!this.alive) return never;
        try {
          const result = await disk.transact(owner, mode, (rows) =>
            work({
              list: (table) => (check(), rows.list(table)),
              put: (table, key, row) => (check(), rows.put(table, key, row)),
              remove: (table, key) => (check(), rows.remove(table, key)),
            }),
          );
          return this.alive ? result : await never;
        } catch (error) {
          if (this.alive) throw error;
          return never;
        }
      },
      ofUser: (table, userId) => disk.ofUser(table, userId),
    };
  }
}
