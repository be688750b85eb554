import { runBrowsers } from './browser/runBrowsers.ts';
import { SeededRandom } from './SeededRandom.ts';
import { auditLog } from './evidence/auditLog.ts';
import { Ledger } from './evidence/Ledger.ts';
import { undetectedFaults } from './evidence/undetectedFaults.ts';
import { readOptions } from './Options.ts';
import type { Run } from './Part.ts';
import { printReports } from './printReports.ts';
import { detectsLoss, sabotage } from './selfCheck.ts';
import { RestartableServer } from './server/RestartableServer.ts';
import { reopenMinutes, Supervisor } from './server/Supervisor.ts';
import { runSimulated } from './simulated/runSimulated.ts';
import { students } from './students.ts';
import { FaultReport, syncAim } from './FaultReport.ts';

const options = readOptions(process.argv.slice(2));
const began = performance.now();
const random = new SeededRandom(options.seed);
const ledger = new Ledger();
const simulatedReport = new FaultReport();
const browserReport = new FaultReport();
const server = await RestartableServer.start(ledger, random.for('server'));
const undetected: string[] = [];

try {
  const supervisor = await Supervisor.begin(server);
  // Time runs out only where a fault says so, however long the run takes.
  await supervisor.giveTime(null, reopenMinutes);
  const run: Run = { server, supervisor, ledger, report: simulatedReport, random };
  const { simulated, browser, kind } = options;
  const seats = students.slice(1);
  const sitting = seats.splice(0, simulated.students);
  console.log(`Faults, seed ${options.seed}`);
  if (simulated.students > 0)
    await runSimulated({ ...run, ...simulated, kind, random: random.for('simulated'), usernames: sitting });
  if (browser.students > 0)
    await runBrowsers({
      ...run,
      ...browser,
      kind,
      report: browserReport,
      random: random.for('browser'),
      usernames: seats.slice(0, browser.students),
    });

  const [victim = ''] = students;
  if (options.sabotage) await sabotage(victim, run);
  else if (!(await detectsLoss(victim, run)))
    undetected.push('an acknowledged answer that the server never got');

  const { log, claims } = await server.killForGood();
  const { losses, duplicates } = auditLog(log, ledger, claims);
  for (const loss of losses) simulatedReport.addLoss(`in the log at the end: ${loss}`);
  for (const duplicate of duplicates) simulatedReport.addDuplicate(`in the log at the end: ${duplicate}`);
  undetected.push(...undetectedFaults(log, ledger, claims));

  printReports(
    {
      ...(simulated.students > 0 && { simulated: simulatedReport }),
      ...(browser.students > 0 && { 'real browser': browserReport }),
    },
    ledger,
  );
} finally {
  await server.stop();
}

const reports = [simulatedReport, browserReport];
const losses = reports.reduce((sum, report) => sum + report.losses.length, 0);
const duplicates = reports.reduce((sum, report) => sum + report.duplicates.length, 0);
const timeOuts = reports.reduce((sum, report) => sum + report.timeOuts.length, 0);
const faults = reports.reduce((sum, report) => sum + report.faultCount, 0);
for (const what of undetected) console.error(`  The checks do not see ${what}: their zeros mean nothing.`);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `\n${faults} faults, ${losses} losses, ${duplicates} duplicates, ${timeOuts} time-outs in ${seconds} s; seed ${options.seed}`,
);
const slowest = Math.max(0, ...reports.flatMap(({ syncTimes }) => syncTimes));
const isLate = slowest > syncAim;
console.log(
  `After a cut all was at the server within ${Math.round(slowest)} ms; aim ≤ ${syncAim}: ${isLate ? 'NOT met' : 'met'}`,
);
const hasMissedAim = isLate && options.enforcesSyncAim;
process.exit(losses + duplicates + timeOuts + undetected.length > 0 || hasMissedAim ? 1 : 0);
