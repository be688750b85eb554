import type { ExamEvent, ExamState } from './examState';
import type { Change, JournalSubject } from './journalRecords';
import type { PageExitStore, WritesTo } from './pageExitStore';
import { changesOf, datedChange, unnumbered } from './unsavedChanges';

/** What this page would say if it never came back: kept when it is left, and kept true for as long as it stays after all. */
export class PageExitBuffer {
  /** Last words are kept that the journal does not hold yet. */
  private hasSaved = false;

  constructor(
    private readonly subject: JournalSubject,
    private readonly pageExitStore: PageExitStore,
  ) {}

  /** What the disk does not hold yet is kept where nothing has to be waited for. Returns whether there was any. */
  save(state: ExamState, now: number): boolean {
    const isUnwritten = state.durable ? unnumbered : () => true;
    const open = Object.keys(state.questions).flatMap((id) => changesOf(state, id, isUnwritten));
    this.hasSaved = open.length > 0;
    const changes = open.map((change) => datedChange(state, change, now));
    this.pageExitStore.save(this.subject, changes, state.durable ? 'disk' : 'memory');
    return this.hasSaved;
  }

  /**
   * What has come into safety since needs no last words; what was changed again is never behind them, so that another
   * page that writes them down meanwhile writes nothing that is older than what this one has written.
   */
  follow(event: ExamEvent, state: ExamState, now: () => number): void {
    if (this.hasSaved && ['changed', 'written', 'acknowledged'].includes(event.kind)) this.save(state, now());
  }

  pending(writesTo?: WritesTo): Change[] {
    return this.pageExitStore.read(this.subject, writesTo);
  }

  /** A page has written a newer change. */
  drop(written: Change): void {
    this.pageExitStore.drop(this.subject, written);
  }

  removeKnown(known: readonly Change[]): void {
    this.pageExitStore.removeKnown(this.subject, known);
  }

  clear(): void {
    this.pageExitStore.clear(this.subject);
  }
}
