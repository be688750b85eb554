import { seededRandom, shuffled } from '@sen/domain/attempts/random';
import { isDelivering } from '../../store/notifications/deliveries.ts';
import type { Calendar } from './calendar.ts';
import { administrator } from './catalogue.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import { type Employee, joinDay, roleCounts } from './workforce.ts';

const groupSize = 10;
const firstDay = -26;

type Reader = Employee | typeof administrator;

/** In the last weeks most people signed in and read what their bells told them; those that one tries out did so last. */
export function readingSteps(calendar: Calendar, employees: readonly Employee[]): Step[] {
  const { teacher, wwo } = roleCounts(employees.length);
  const tried = new Set([employees[0], employees[teacher + wwo]]);
  const others = employees.filter(
    (employee, index) =>
      !tried.has(employee) &&
      joinDay(index, employees.length) < firstDay &&
      seededRandom(`reading ${employee.code}`)() < 0.8,
  );
  const readers: Reader[] = [
    ...shuffled(others, seededRandom('readers')),
    ...[...tried].flatMap((employee) => employee ?? []),
    administrator,
  ];
  const count = Math.ceil(readers.length / groupSize);
  return Array.from({ length: count }, (_, index): Step => {
    const isLast = index === count - 1;
    const day = isLast ? -4 : firstDay + Math.floor((index / count) * 22);
    return {
      at: calendar.at(day, isLast ? 21 : 8 + ((index * 1.3) % 12)),
      run: (stage) => read(stage, readers.slice(index * groupSize, (index + 1) * groupSize)),
    };
  });
}

/** What they read are notifications that the job has delivered. */
async function read(stage: Stage, readers: readonly Reader[]): Promise<void | 'wait'> {
  if (await isDelivering(stage.transaction)) return 'wait';
  for (const reader of readers) {
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    const caller = await stage.as(reader);
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    if (!(await stage.signIn(caller))) continue;
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await stage.call('seeNotifications', caller, {});
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await stage.call('readAllNotifications', caller, {});
  }
  return undefined;
}
