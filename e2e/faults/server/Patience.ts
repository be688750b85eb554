import type { RestartableServer } from './RestartableServer.ts';

/** A time limit that counts only while the server runs: it restarts after a server restart. */
export class Patience {
  private until: number;
  private boots: number;

  constructor(
    private readonly server: RestartableServer,
    private readonly milliseconds: number,
  ) {
    this.until = performance.now() + milliseconds;
    this.boots = server.boots;
  }

  /** Waits for the server first. */
  async isOver(): Promise<boolean> {
    await this.server.up();
    if (this.server.boots !== this.boots) {
      this.boots = this.server.boots;
      this.until = performance.now() + this.milliseconds;
    }
    return performance.now() > this.until;
  }
}
