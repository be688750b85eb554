import { setTimeout as wait } from 'node:timers/promises';
import { auditLog } from './evidence/auditLog.ts';
import type { Part } from './Part.ts';

/** Kills the server while students answer, spread evenly over the run's progress. */
export class ServerKiller {
  private done = 0;
  private killing: Promise<void> = Promise.resolve();
  private readonly moments: number[];

  constructor(
    private readonly part: Part,
    steps: number,
  ) {
    const { kills, random } = part;
    this.moments = Array.from({ length: kills }, (_, index) =>
      Math.floor((steps * (index + random.next())) / kills),
    );
  }

  /** Called after each fault that a student has survived. */
  step(): void {
    this.done += 1;
    while (this.moments.length > 0 && (this.moments[0] ?? 0) < this.done) {
      this.moments.shift();
      this.killing = this.killing.then(() => this.kill());
    }
  }

  /** Resolves when the server has restarted after every kill. */
  settled(): Promise<void> {
    return this.killing;
  }

  private async kill(): Promise<void> {
    const { server, ledger, report, random } = this.part;
    await wait(random.between(0, 1_500));
    report.countFault('server killed with -9');
    const { log, claims } = await server.restart();
    const { losses, duplicates } = auditLog(log, ledger, claims);
    for (const loss of losses) report.addLoss(`on the disk of the killed server: ${loss}`);
    for (const duplicate of duplicates) report.addDuplicate(`on the disk of the killed server: ${duplicate}`);
    report.checks += 1;
  }
}
