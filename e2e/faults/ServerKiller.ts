import { setTimeout as wait } from 'node:timers/promises';
import { auditLog } from './evidence/auditLog.ts';
import type { Part } from './Part.ts';

/** Kills the server while people answer, spread over a run by how far it has come. */
export class ServerKiller {
  private done = 0;
  private killing: Promise<void> = Promise.resolve();
  private readonly moments: number[];

  constructor(
    private readonly part: Part,
    steps: number,
  ) {
    const { kills, dice } = part;
    this.moments = Array.from({ length: kills }, (_, index) =>
      Math.floor((steps * (index + dice.chance())) / kills),
    );
  }

  /** Somebody has come through a fault. */
  step(): void {
    this.done += 1;
    while (this.moments.length > 0 && (this.moments[0] ?? 0) < this.done) {
      this.moments.shift();
      this.killing = this.killing.then(() => this.kill());
    }
  }

  /** Until every kill was survived. */
  settled(): Promise<void> {
    return this.killing;
  }

  private async kill(): Promise<void> {
    const { keeper, ledger, tally, dice } = this.part;
    await wait(dice.between(0, 1_500));
    tally.fault('server killed with -9');
    const { log, claims } = await keeper.killAndBoot();
    const { losses, duplicates } = auditLog(log, ledger, claims);
    for (const loss of losses) tally.lose(`on the disk of the killed server: ${loss}`);
    for (const duplicate of duplicates) tally.twice(`on the disk of the killed server: ${duplicate}`);
    tally.checks += 1;
  }
}
