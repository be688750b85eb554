/** How long others may wait for the one connection of the embedded database, ms. */
const targetMs = 150;
/** Fewer would cost more in commits than they spare others. */
const least = 100;
const most = 500;

/** How many rows a transaction stores: as many as take about a seventh of a second, on a busy machine as on a quiet one. */
export class PartSize {
  rows = 100;

  /** A part of so many rows took this long. */
  learn(rowCount: number, ms: number): void {
    const fitting = (rowCount * targetMs) / Math.max(ms, 1);
    // Halfway there: one slow commit says little about the next.
    const next = Math.round((this.rows + fitting) / 2);
    this.rows = Math.min(most, Math.max(least, next));
  }
}
