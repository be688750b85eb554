import type { SeededRandom } from './SeededRandom.ts';
import type { Ledger } from './evidence/Ledger.ts';
import type { RestartableServer } from './server/RestartableServer.ts';
import type { FaultReport } from './FaultReport.ts';

/** What everybody in a run is given. */
export interface Run {
  server: RestartableServer;
  ledger: Ledger;
  report: FaultReport;
  random: SeededRandom;
}

/** The simulated or the real-browser part of a run. */
export interface Part extends Run {
  usernames: readonly string[];
  /** Faults in all, the kills of the server among them. */
  faults: number;
  kills: number;
}
