import type { SeededRandom } from './SeededRandom.ts';
import type { Ledger } from './evidence/Ledger.ts';
import type { RestartableServer } from './server/RestartableServer.ts';
import type { Supervisor } from './server/Supervisor.ts';
import type { FaultReport } from './FaultReport.ts';

/** The context of all students in a run. */
export interface Run {
  server: RestartableServer;
  supervisor: Supervisor;
  ledger: Ledger;
  report: FaultReport;
  random: SeededRandom;
}

/** The simulated or the real-browser part of a run. */
export interface Part extends Run {
  usernames: readonly string[];
  /** Number of faults, including kills of the server. */
  faults: number;
  kills: number;
  /** Only faults whose name contains this. */
  kind: string;
}
