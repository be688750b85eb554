import { parseArgs } from 'node:util';

/** How many faults a run injects, and which. */
export interface Options {
  seed: string;
  /** Number of faults, including kills of the server. */
  simulated: { students: number; faults: number; kills: number };
  browser: { students: number; faults: number; kills: number };
  /** Only faults whose name contains this. */
  kind: string;
  /** Fails when the server has everything too late after a cut; the run of `npm test` only tells it, since other steps share its machine. */
  enforcesSyncAim: boolean;
  /** Drops one acknowledged answer on purpose: the run must fail. */
  sabotage: boolean;
}

const full = {
  simulated: { students: 19, faults: 920, kills: 50 },
  browser: { students: 3, faults: 80, kills: 6 },
};

/** The options of `npm test`: each kind of fault about twice. */
const short = {
  simulated: { students: 8, faults: 54, kills: 3 },
  browser: { students: 2, faults: 4, kills: 1 },
};

const none = { students: 0, faults: 0, kills: 0 };

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      only: { type: 'string' },
      kind: { type: 'string', default: '' },
      sabotage: { type: 'boolean', default: false },
    },
  });
  const { simulated, browser } = values.short ? short : full;
  return {
    seed: values.seed ?? String(Math.floor(Math.random() * 1_000_000)),
    simulated: values.only === 'browser' ? none : simulated,
    browser: values.only === 'simulated' ? none : browser,
    kind: values.kind,
    enforcesSyncAim: !values.short,
    sabotage: values.sabotage,
  };
}
