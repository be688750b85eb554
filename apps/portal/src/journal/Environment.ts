import type { Acknowledgement, AnswerBatch } from '@sen/api/contract/model';
import type { PageEnvironment } from '../device/PageEnvironment';
import type { Tables } from './journalRecords';
import type { PageExitStore } from './pageExitStore';
import type { TabMessage } from './tabMessages';

/** Everything that the journal needs from the platform: a browser, or the fault test's simulation. */
export interface Environment extends PageEnvironment<TabMessage> {
  /** The device's wall clock, epoch milliseconds; only compared with itself. */
  wall(): number;
  tables: Tables;
  pageExitStore: PageExitStore;
  save(surveyId: string, batch: AnswerBatch, signal: AbortSignal): Promise<Acknowledgement>;
}
