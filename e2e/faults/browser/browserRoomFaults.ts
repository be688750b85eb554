import { setTimeout as wait } from 'node:timers/promises';
import { afterGrace } from '../server/afterGrace.ts';
import { reopenMinutes } from '../server/Supervisor.ts';
import { refuseHandIn, takeHandIn } from '../takeHandIn.ts';
import type { BrowserStudent, Desk } from './BrowserStudent.ts';

type Inflict = (student: BrowserStudent) => Promise<Desk[]>;

/** What the exam room does to an attempt while its page has faults of its own, and answers that come by a hand-in file. */
export const browserRoomFaults = {
  'extra time given': async (student) => {
    const { desk, random, account, attempt, run } = student;
    const window = await student.anyWindow(desk);
    const minutes = random.between(1, 9);
    const expected = Date.parse((await account.attempt(attempt.id)).deadline) + minutes * 60_000;
    if (random.oneIn(2)) await student.cut(desk);
    await Promise.all([
      student.answerSome(desk, window, random.between(1, 2)),
      run.supervisor.giveTime(account.userId, minutes),
    ]);
    await student.recover(desk);
    await student.checkDeadline(expected);
    return [];
  },
  'ended while answers were on their way': async (student) => {
    const { desk, random, account, run } = student;
    const window = await student.anyWindow(desk);
    await Promise.all([
      // The page may say in the middle of a word that the exam is over.
      window.answerIfItCan(random.pick(student.questions), random, desk.typedAnswers),
      wait(random.between(0, 1_000)).then(() => run.supervisor.end(account.userId)),
    ]);
    await wait(random.between(0, 1_500));
    await run.supervisor.reopen(account.userId, reopenMinutes);
    await window.load();
    return [];
  },
  'ended without network, and reopened': async (student) => {
    const { desk, random, account, run } = student;
    const window = await student.anyWindow(desk);
    await student.answerSome(desk, window, 1);
    await student.cut(desk);
    await student.answerSome(desk, window, random.between(1, 3));
    await run.supervisor.end(account.userId);
    await afterGrace();
    // Back too late: what the server refuses now stays on the device.
    if (random.oneIn(2)) await student.restore(desk);
    await wait(random.between(0, 3_000));
    await run.supervisor.reopen(account.userId, reopenMinutes);
    await student.restore(desk);
    await window.load();
    return [];
  },
  'hand-in file after the end': async (student) => {
    const { desk, random, account, run } = student;
    const window = await student.anyWindow(desk);
    await student.cut(desk);
    await student.answerSome(desk, window, random.between(1, 3));
    await run.supervisor.end(account.userId);
    await afterGrace();
    // What was answered is refused now, so the page offers the file.
    await student.restore(desk);
    const file = await window.saveFile();
    if (random.oneIn(2)) await student.cut(desk);
    if (await takeHandIn(student, file)) await refuseHandIn(student, file, 'handInFileTaken');
    await run.supervisor.reopen(account.userId, reopenMinutes);
    await student.checkServer('hand-in file after the end, its page not loaded again');
    await student.restore(desk);
    await window.load();
    return [];
  },
} satisfies Record<string, Inflict>;
