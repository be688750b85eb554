import type { ServerKeeper } from './ServerKeeper.ts';

/** How long something may take while the server is there: it begins anew when the server was away. */
export class Patience {
  private until: number;
  private lives: number;

  constructor(
    private readonly keeper: ServerKeeper,
    private readonly milliseconds: number,
  ) {
    this.until = performance.now() + milliseconds;
    this.lives = keeper.lives;
  }

  /** Waits for the server first. */
  async isOver(): Promise<boolean> {
    await this.keeper.up();
    if (this.keeper.lives !== this.lives) {
      this.lives = this.keeper.lives;
      this.until = performance.now() + this.milliseconds;
    }
    return performance.now() > this.until;
  }
}
