import type { Ledger } from './evidence/Ledger.ts';
import type { Tally } from './Tally.ts';

/** The figures of a run as a table that a person reads. */
export function printTally(title: string, tally: Tally, ledger: Ledger): void {
  const times = [...tally.syncTimes].sort((one, other) => one - other);
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  const journals = [...ledger.attempts.values()].flatMap((attempt) => [...attempt.journals.values()]);
  const rows: [string, string | number][] = [
    ...[...tally.faults].sort(([one], [other]) => one.localeCompare(other)),
    ['faults', tally.faultCount],
    ['checks', tally.checks],
    ['attempts', ledger.attempts.size],
    ['journals', journals.length],
    ['answers given', tally.answers],
    ['entries acknowledged', journals.reduce((sum, { acknowledged }) => sum + acknowledged, 0)],
    ['batches', ledger.sum(({ batches }) => batches)],
    ['of them sent again', ledger.sum(({ repeats }) => repeats)],
    ['all at the server after a cut, median', at(0.5)],
    ['all at the server after a cut, longest', at(1)],
    ['losses', tally.losses.length],
    ['duplicates', tally.duplicates.length],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${title}`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}  ${value}`);
}
