import type { Dice } from './Dice.ts';
import type { Ledger } from './evidence/Ledger.ts';
import type { ServerKeeper } from './server/ServerKeeper.ts';
import type { Tally } from './Tally.ts';

/** What everybody in a run is given. */
export interface Run {
  keeper: ServerKeeper;
  ledger: Ledger;
  tally: Tally;
  dice: Dice;
}

/** The simulated or the real-browser part of a run. */
export interface Part extends Run {
  usernames: readonly string[];
  /** Faults in all, the kills of the server among them. */
  faults: number;
  kills: number;
}
