import type { ExamEvent, ExamState } from './examState';
import type { Change, JournalSubject } from './journalRecords';
import type { JournalContent } from './AttemptJournal';
import { unknownTo } from './journalRows';
import type { LastWords } from './lastWords';
import { changesOf, datedChange, unnumbered } from './unsavedChanges';

/** What this page would say if it never came back: kept when it is left, and kept true for as long as it stays after all. */
export class LastWordsKeeper {
  /** Last words are kept that the journal does not hold yet. */
  private spoken = false;

  constructor(
    private readonly subject: JournalSubject,
    private readonly lastWords: LastWords,
  ) {}

  /** What the disk does not hold yet is kept where nothing has to be waited for. */
  keep(state: ExamState, now: number): void {
    const wanted = state.durable ? unnumbered : () => true;
    const open = Object.keys(state.questions).flatMap((id) => changesOf(state, id, wanted));
    this.spoken = open.length > 0;
    this.lastWords.keep(
      this.subject,
      open.map((change) => datedChange(state, change, now)),
    );
  }

  /** What has come into safety since needs no last words. */
  follow(event: ExamEvent, state: ExamState, now: () => number): void {
    if (this.spoken && (event.kind === 'written' || event.kind === 'acknowledged')) this.keep(state, now());
  }

  /** What a page that was left could not write any more, and the journal does not know. */
  left(content: JournalContent): Change[] {
    return unknownTo(content, this.lastWords.read(this.subject));
  }

  /** The journal holds this now. */
  drop(written: Change): void {
    this.lastWords.drop(this.subject, written);
  }

  forget(): void {
    this.lastWords.forget(this.subject);
  }
}
