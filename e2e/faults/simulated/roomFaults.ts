import { setTimeout as wait } from 'node:timers/promises';
import { afterGrace } from '../server/afterGrace.ts';
import { reopenMinutes } from '../server/Supervisor.ts';
import type { Inflict } from './Inflict.ts';

/** What the exam room does to an attempt while its device has faults of its own. */
export const roomFaults = {
  'extra time given': async (student) => {
    const { desk, random, account, attempt, run } = student;
    const tab = await desk.anyTab();
    const minutes = random.between(1, 9);
    const expected = Date.parse((await account.attempt(attempt.id)).deadline) + minutes * 60_000;
    if (random.oneIn(2)) desk.setOnline(false);
    await Promise.all([
      student.answerSome(desk, tab, random.between(1, 3)),
      run.supervisor.giveTime(account.userId, minutes),
    ]);
    await student.recover(desk);
    await student.checkDeadline(expected);
  },
  'ended while answers were on their way': async (student) => {
    const { desk, random, account, run } = student;
    const tab = await desk.anyTab();
    await Promise.all([
      student.answerSome(desk, tab, random.between(1, 3)),
      wait(random.between(0, 600)).then(() => run.supervisor.end(account.userId)),
    ]);
    await wait(random.between(0, 1_500));
    await run.supervisor.reopen(account.userId, reopenMinutes);
    await student.openAnew(desk);
  },
  'ended without network, and reopened': async (student) => {
    const { desk, random, account, run } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, 1);
    desk.setOnline(false);
    await student.answerSome(desk, tab, random.between(1, 4));
    await run.supervisor.end(account.userId);
    await afterGrace();
    // Back too late: what the server refuses now stays on the device.
    if (random.oneIn(2)) desk.setOnline(true);
    await wait(random.between(0, 3_000));
    await run.supervisor.reopen(account.userId, reopenMinutes);
    const next = await student.openAnew(desk);
    await student.answerSome(desk, next, random.between(0, 2));
  },
} satisfies Record<string, Inflict>;
