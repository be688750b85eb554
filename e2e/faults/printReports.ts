import type { Ledger } from './evidence/Ledger.ts';
import type { FaultReport } from './FaultReport.ts';

type Figures = ReadonlyMap<string, string | number>;

/** Prints the figures of a run as a table with a column for each part. */
export function printReports(parts: Readonly<Record<string, FaultReport>>, ledger: Ledger): void {
  const titles = Object.keys(parts);
  const columns = Object.values(parts).map((report) => figuresOf(report, ledger));
  const kinds = columns.flatMap((column) => [...column.keys()]);
  const faults = [...new Set(Object.values(parts).flatMap((report) => [...report.faults.keys()]))].sort();
  const names = [...new Set([...faults, ...kinds])];
  const width = Math.max(...names.map((name) => name.length));
  const line = (name: string, cells: (string | number)[]) =>
    console.log(`  ${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(20)).join('')}`);
  console.log('');
  line('', titles);
  for (const name of names)
    line(
      name,
      columns.map((column) => column.get(name) ?? ''),
    );
}

function figuresOf(report: FaultReport, ledger: Ledger): Figures {
  const attempts = [...report.attempts].map((id) => ledger.of(id));
  const journals = attempts.flatMap((attempt) => [...attempt.journals.values()]);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const times = [...report.syncTimes].sort((one, other) => one - other);
  const at = (share: number) => {
    const time = times[Math.floor((times.length - 1) * share)];
    return time === undefined ? '' : `${Math.round(time)} ms`;
  };
  return new Map<string, string | number>([
    ...report.faults,
    ['FAULTS', report.faultCount],
    ['checks', report.checks],
    ['attempts', attempts.length],
    ['journals', journals.length],
    ['answers given', report.answers],
    ['hand-in files taken in', sum(attempts.map(({ files }) => files))],
    ['entries acknowledged', sum(journals.map(({ acknowledged }) => acknowledged))],
    ['batches, also to a server that is down', sum(attempts.map(({ batches }) => batches))],
    ['of them sent again', sum(attempts.map(({ repeats }) => repeats))],
    ['all at the server after a cut, median', at(0.5)],
    ['all at the server after a cut, longest', at(1)],
    ['LOSSES', report.losses.length],
    ['DUPLICATES', report.duplicates.length],
    ['TIME-OUTS', report.timeOuts.length],
  ]);
}
