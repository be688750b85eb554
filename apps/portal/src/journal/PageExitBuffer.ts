import type { ExamEvent, ExamState } from './examState';
import type { Change, JournalSubject } from './journalRecords';
import type { PageExitStore, WritesTo } from './pageExitStore';
import { changesOf, datedChange, unnumbered } from './unsavedChanges';

/** Saves unwritten changes when the page is hidden or unloaded, and keeps that copy current while the page stays open. */
export class PageExitBuffer {
  /** Whether changes are saved that the journal does not have yet. */
  private hasSaved = false;

  constructor(
    private readonly subject: JournalSubject,
    private readonly pageExitStore: PageExitStore,
  ) {}

  /** Saves the changes that are not on disk, synchronously. Returns whether there were any. */
  save(state: ExamState, now: number): boolean {
    const isUnwritten = state.durable ? unnumbered : () => true;
    const open = Object.keys(state.questions).flatMap((id) => changesOf(state, id, isUnwritten));
    this.hasSaved = open.length > 0;
    const changes = open.map((change) => datedChange(state, change, now));
    this.pageExitStore.save(this.subject, changes, state.durable ? 'disk' : 'memory');
    return this.hasSaved;
  }

  /**
   * Updates the saved copy after each change, so that another page that takes it over never writes a value older than
   * the one that this page has written.
   */
  follow(event: ExamEvent, state: ExamState, now: () => number): void {
    if (this.hasSaved && ['changed', 'written', 'acknowledged'].includes(event.kind)) this.save(state, now());
  }

  pending(writesTo?: WritesTo): Change[] {
    return this.pageExitStore.read(this.subject, writesTo);
  }

  /** Removes what a newer written change replaces. */
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
