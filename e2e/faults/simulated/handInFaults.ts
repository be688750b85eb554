import { afterGrace } from '../server/afterGrace.ts';
import { reopenMinutes } from '../server/Supervisor.ts';
import { refuseHandIn, takeHandIn } from '../takeHandIn.ts';
import type { Inflict } from './Inflict.ts';

/** Answers that reach the server by a hand-in file, in every order with the network. */
export const handInFaults = {
  'hand-in file after the end': async (student) => {
    const { desk, random, account, run } = student;
    desk.setOnline(false);
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, random.between(1, 2));
    const older = random.oneIn(2) ? await tab.saveFile() : null;
    await student.answerSome(desk, tab, random.between(1, 2));
    await run.supervisor.end(account.userId);
    if (random.oneIn(2)) await afterGrace();
    const file = await tab.saveFile();
    if (await takeHandIn(student, file)) {
      await refuseHandIn(student, file, 'handInFileTaken');
      await refuseHandIn(student, older, 'handInFileOlder');
      // The device comes back while the attempt is over: the server has what it sends.
      if (random.oneIn(2)) await student.recover(desk);
    }
    await run.supervisor.reopen(account.userId, reopenMinutes);
    await student.checkServer('hand-in file after the end, its device not back');
    await student.openAnew(desk);
  },
  'hand-in file beside the network': async (student) => {
    const { desk, random } = student;
    desk.setOnline(false);
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, random.between(1, 3));
    const file = await tab.saveFile();
    if (random.oneIn(2)) await student.answerSome(desk, tab, 1);
    desk.setOnline(true);
    await takeHandIn(student, file);
  },
  'hand-in file of a device left behind': async (student) => {
    const { desk, random } = student;
    desk.setOnline(false);
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, random.between(1, 3));
    const file = await tab.saveFile();
    const phone = await student.secondDevice();
    phone.setOnline(true);
    await student.signIn(phone);
    const onPhone = await phone.open();
    await onPhone.adopted;
    await student.answerSome(phone, onPhone, random.between(1, 3));
    await takeHandIn(student, file);
    await student.recover(phone);
    onPhone.leave();
  },
} satisfies Record<string, Inflict>;
