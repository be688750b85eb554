import { seededRandom } from '@sen/domain/attempts/random';
import { areBellsWaiting } from '../../store/platform/demoLoads.ts';
import { after, type Calendar } from './calendar.ts';
import { administrator } from './catalogue.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import type { Employee } from './workforce.ts';

const groupSize = 40;

/** Three days ago most people had read what their bells told them. */
export function readingSteps(calendar: Calendar, employees: readonly Employee[]): Step[] {
  const at = calendar.at(-4, 22);
  const readers = [
    administrator,
    ...employees.filter(({ code }, index) => index < 4 || seededRandom(`reading ${code}`)() < 0.8),
  ];
  return Array.from({ length: Math.ceil(readers.length / groupSize) }, (_, index): Step => ({
    at: after(at, index / 4),
    run: (stage) => read(stage, readers.slice(index * groupSize, (index + 1) * groupSize)),
  }));
}

async function read(
  stage: Stage,
  readers: readonly (Employee | typeof administrator)[],
): Promise<void | 'wait'> {
  if (await areBellsWaiting(stage.transaction, stage.now)) return 'wait';
  for (const reader of readers) {
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    const caller = await stage.as(reader);
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await stage.call('seeNotifications', caller, {});
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await stage.call('readAllNotifications', caller, {});
  }
  return undefined;
}
