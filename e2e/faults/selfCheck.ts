import { setTimeout as wait } from 'node:timers/promises';
import { Ledger } from './evidence/Ledger.ts';
import type { Run } from './Part.ts';
import { SimulatedStudent } from './simulated/SimulatedStudent.ts';
import { FaultReport } from './FaultReport.ts';

/** A proxy between student and server acknowledges a batch that the server never receives. */
export async function sabotage(username: string, run: Run): Promise<void> {
  const student = await SimulatedStudent.begin(username, run);
  const { desk } = student;
  desk.link.acknowledgeFalselyOnce();
  await student.answerSome(desk, await desk.anyTab(), 2);
  for (let waited = 0; desk.link.lying && waited < 200; waited += 1) await wait(50);
  await student.checkPromises('an acknowledged answer is dropped');
  await student.end();
}

/** Checks that a loss would be detected: drops one answer and returns whether the checks found it. */
export async function detectsLoss(username: string, run: Run): Promise<boolean> {
  const report = new FaultReport(() => undefined);
  await sabotage(username, { ...run, report, ledger: new Ledger() });
  return report.losses.length > 0;
}
