import { setTimeout as wait } from 'node:timers/promises';
import { type NetworkFault, networkFaultNames } from '../network/networkFaults.ts';
import { browserRoomFaults } from './browserRoomFaults.ts';
import { type BrowserStudent, type Desk, endDesk } from './BrowserStudent.ts';

/** Each fault returns the devices that were used beside the first one, so that they are checked too. */
type Inflict = (student: BrowserStudent) => Promise<Desk[]>;

function network(fault: NetworkFault): Inflict {
  return async (student) => {
    const { desk, random } = student;
    const window = await student.anyWindow(desk);
    await desk.link.spoil(fault, () => student.answerSome(desk, window, random.between(1, 3)));
    return [];
  };
}

const others = {
  'network cut': async (student) => {
    const { desk, random } = student;
    const window = await student.anyWindow(desk);
    await student.answerSome(desk, window, 1);
    await student.cut(desk);
    await student.answerSome(desk, window, random.between(1, 3));
    await wait(random.between(0, 3_000));
    return [];
  },
  'network gone in silence': async (student) => {
    const { desk, random } = student;
    const window = await student.anyWindow(desk);
    desk.link.cut();
    await student.answerSome(desk, window, random.between(1, 3));
    await wait(random.between(0, 3_000));
    return [];
  },
  'tab crashed': async (student) => {
    const { desk, random } = student;
    const window = await student.anyWindow(desk);
    await student.answerSome(desk, window, random.between(1, 2));
    await wait(random.pick([0, 100, 250, 400, 3_000]));
    await student.crash(desk, window);
    return [];
  },
  'tab crashed without network': async (student) => {
    const { desk, random } = student;
    const window = await student.anyWindow(desk);
    desk.link.cut();
    await student.answerSome(desk, window, random.between(1, 2));
    await wait(random.pick([0, 100, 250, 400, 3_000]));
    await student.crash(desk, window);
    return [];
  },
  'page reloaded': async (student) => {
    const { desk, random } = student;
    const window = await student.anyWindow(desk);
    await student.answerSome(desk, window, random.between(1, 2));
    await window.load();
    return [];
  },
  'page reloaded without network': async (student) => {
    const { desk, random } = student;
    const window = await student.anyWindow(desk);
    await student.answerSome(desk, window, 1);
    desk.link.cut();
    await student.answerSome(desk, window, random.between(1, 2));
    await wait(500);
    await window.load();
    if (await window.isSitting()) await student.answerSome(desk, window, 1);
    return [];
  },
  'tab closed': async (student) => {
    const { desk, random } = student;
    const window = await student.anyWindow(desk);
    await student.answerSome(desk, window, random.between(1, 2));
    await student.leave(desk, window, () => window.close());
    return [];
  },
  'second tab': async (student) => {
    const { desk, random } = student;
    const first = await student.anyWindow(desk);
    const second = await student.open(desk);
    await student.answerSome(desk, first, 1);
    await first.turnAway();
    await student.answerSome(desk, second, random.between(1, 2));
    await second.turnAway();
    const gone = random.pick([first, second]);
    if (random.oneIn(2)) await student.crash(desk, gone);
    else await student.leave(desk, gone, () => gone.close());
    return [];
  },
  'second device': async (student) => {
    const { desk, random } = student;
    const phone = await student.newDevice();
    await student.recover(phone);
    const atDesk = await student.anyWindow(desk);
    // The first device is signed out from now on, and notices within seconds.
    await student.answerSome(phone, await student.anyWindow(phone), random.between(1, 2));
    await atDesk.answerIfItCan(random.pick(student.questions), random, desk.typedAnswers);
    await student.recover(phone);
    await student.recover(desk);
    return [phone];
  },
  'signed out in the middle': async (student) => {
    const { desk, account, random } = student;
    const window = await student.anyWindow(desk);
    await account.signIn();
    await window.answerIfItCan(random.pick(student.questions), random, desk.typedAnswers);
    await wait(random.between(0, 5_000));
    return [];
  },
  'language changed': async (student) => {
    const { desk } = student;
    const window = await student.anyWindow(desk);
    await student.answerSome(desk, window, 1);
    await window.changeLanguage();
    await wait(500);
    return [];
  },
} satisfies Record<string, Inflict>;

/** All faults of a single student in a browser. Server faults affect everybody and are not included. */
export const browserFaults = new Map<string, Inflict>([
  ...Object.entries({ ...others, ...browserRoomFaults }),
  ...networkFaultNames.map((name): [string, Inflict] => [name, network(name)]),
]);

export async function injectFault(student: BrowserStudent, kind: string): Promise<void> {
  const phones = (await browserFaults.get(kind)?.(student)) ?? [];
  await student.checkPromises(kind);
  await student.recover(student.desk);
  await student.check(kind, ...phones);
  for (const phone of phones) await endDesk(phone);
}
