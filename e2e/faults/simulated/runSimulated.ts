import { distributeFaults } from '../distributeFaults.ts';
import type { Part } from '../Part.ts';
import { ServerKiller } from '../ServerKiller.ts';
import { simulatedFaults } from './simulatedFaults.ts';
import { SimulatedStudent } from './SimulatedStudent.ts';

/**
 * Students with the real journal in simulated browsers, each with its own faults, on one server that is killed
 * repeatedly.
 */
export async function runSimulated(part: Part): Promise<void> {
  const { report, random, usernames, faults, kills } = part;
  const own = faults - kills;
  const kinds = [...simulatedFaults.keys()].filter((name) => name.includes(part.kind));
  const shares = distributeFaults(kinds, own, usernames.length, random);
  const killer = new ServerKiller(part, own);
  await Promise.all(
    usernames.map(async (username, index) => {
      const student = await SimulatedStudent.begin(username, { ...part, random: random.for(username) });
      for (const kind of shares[index] ?? []) {
        report.countFault(kind);
        await injectFault(student, kind);
        killer.step();
      }
      await killer.settled();
      await student.recover(student.desk);
      await student.check('everything');
      await student.end();
    }),
  );
}

async function injectFault(student: SimulatedStudent, kind: string): Promise<void> {
  await simulatedFaults.get(kind)?.(student);
  await student.checkPromises(kind);
  await student.recover(student.desk);
  await student.check(kind);
}
