import type { AnswerBatch, AnswerValue } from '@sen/api/contract/model';
import { SimulatedBrowser } from '../../device/testing/SimulatedBrowser';
import { SimulatedPage } from '../../device/testing/SimulatedPage';
import type { SimulatedTime } from '../../device/testing/SimulatedTime';
import type { Environment } from '../Environment';
import { ExamJournal } from '../ExamJournal';
import type { JournalSubject, Tables } from '../journalRecords';
import { pageExitStore } from '../pageExitStore';
import type { TabMessage } from '../tabMessages';
import type { SimulatedServer } from './SimulatedServer';

/** A browser profile in which an exam is taken. */
export class SimulatedDevice extends SimulatedBrowser<SimulatedTab> {
  /** The newest answer of each question that is in the journal, or that a page had when it was left. */
  readonly promised = new Map<string, AnswerValue>();
  /** All answers that were ever in the journal, as JSON. */
  readonly answers = new Set<string>();
  private reached = false;

  constructor(
    time: SimulatedTime,
    readonly server: SimulatedServer,
    readonly disk: Tables,
    readonly subject: JournalSubject,
    wallError: number,
  ) {
    super(time, wallError);
  }

  /** The paper comes from the server the first time. */
  get shows(): boolean {
    return this.reached || this.reaches;
  }

  private get reaches(): boolean {
    return this.online && this.signedIn && !this.server.down;
  }

  async open(): Promise<SimulatedTab> {
    const tab = new SimulatedTab(this);
    this.tabs.push(tab);
    await this.time.settle();
    await this.time.working(tab.journal.open());
    if (!this.reaches) return tab;
    await this.time.working(tab.journal.adopt(this.server.attempt(), true));
    this.reached = true;
    return tab;
  }

  promise(question: string, answer: AnswerValue): void {
    this.promised.set(question, answer);
    this.answers.add(JSON.stringify(answer));
  }
}

export class SimulatedTab extends SimulatedPage<TabMessage> {
  readonly journal: ExamJournal;

  constructor(readonly device: SimulatedDevice) {
    super(device);
    this.journal = new ExamJournal(device.subject, this.environment());
  }

  protected override posted(message: TabMessage): void {
    if (message.kind === 'written' && message.entry.answer)
      this.device.promise(message.entry.question_id, message.entry.answer);
  }

  private environment(): Environment {
    const { device } = this;
    return {
      ...this.pageEnvironment(),
      wall: () => device.time.now() + device.wallError,
      tables: this.pageTables(device.disk),
      pageExitStore: pageExitStore(device.store, crypto.randomUUID()),
      save: (_survey, batch, signal) => this.save(batch, signal),
    };
  }

  private save(batch: AnswerBatch, signal: AbortSignal) {
    const { server } = this.device;
    const body = structuredClone(batch);
    const { held } = server;
    // The connection breaks if a backup has replaced the server meanwhile.
    return this.call({ run: () => server.save(body), stillThere: () => server.held === held }, signal);
  }
}
