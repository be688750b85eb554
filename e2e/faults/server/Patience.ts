import type { RestartableServer } from './RestartableServer.ts';

/** How long something may take while the server is there: it begins anew when the server was away. */
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
