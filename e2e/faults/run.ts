import { runBrowsers } from './browser/runBrowsers.ts';
import { Dice } from './Dice.ts';
import { auditLog } from './evidence/auditLog.ts';
import { Ledger } from './evidence/Ledger.ts';
import { overlooked } from './evidence/overlooked.ts';
import { readOptions } from './Options.ts';
import type { Run } from './Part.ts';
import { printTallies } from './printTallies.ts';
import { lossShows, sabotage } from './selfCheck.ts';
import { ServerKeeper } from './server/ServerKeeper.ts';
import { runSimulated } from './simulated/runSimulated.ts';
import { students } from './students.ts';
import { Tally } from './Tally.ts';

const options = readOptions(process.argv.slice(2));
const began = performance.now();
const dice = new Dice(options.seed);
const ledger = new Ledger();
const simulatedTally = new Tally();
const browserTally = new Tally();
const keeper = await ServerKeeper.start(ledger, dice.for('server'));
const run: Run = { keeper, ledger, tally: simulatedTally, dice };
const unseen: string[] = [];

try {
  const { simulated, browser } = options;
  const seats = students.slice(1);
  const sitting = seats.splice(0, simulated.students);
  console.log(`Faults, seed ${options.seed}`);
  if (simulated.students > 0)
    await runSimulated({ ...run, ...simulated, dice: dice.for('simulated'), usernames: sitting });
  if (browser.students > 0)
    await runBrowsers({
      ...run,
      ...browser,
      tally: browserTally,
      dice: dice.for('browser'),
      usernames: seats.slice(0, browser.students),
    });

  const [victim = ''] = students;
  if (options.sabotage) await sabotage(victim, run);
  else if (!(await lossShows(victim, run))) unseen.push('an acknowledged answer that the server never got');

  const { log, claims } = await keeper.killAtLast();
  const { losses, duplicates } = auditLog(log, ledger, claims);
  for (const loss of losses) simulatedTally.lose(`in the log at the end: ${loss}`);
  for (const duplicate of duplicates) simulatedTally.twice(`in the log at the end: ${duplicate}`);
  unseen.push(...overlooked(log, ledger, claims));

  printTallies(
    {
      ...(simulated.students > 0 && { simulated: simulatedTally }),
      ...(browser.students > 0 && { 'real browser': browserTally }),
    },
    ledger,
  );
} finally {
  await keeper.stop();
}

const tallies = [simulatedTally, browserTally];
const losses = tallies.reduce((sum, tally) => sum + tally.losses.length, 0);
const duplicates = tallies.reduce((sum, tally) => sum + tally.duplicates.length, 0);
const faults = tallies.reduce((sum, tally) => sum + tally.faultCount, 0);
for (const what of unseen) console.error(`  The checks do not see ${what}: their zeros mean nothing.`);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `\n${faults} faults, ${losses} losses, ${duplicates} duplicates in ${seconds} s; seed ${options.seed}`,
);
process.exit(losses + duplicates + unseen.length > 0 ? 1 : 0);
