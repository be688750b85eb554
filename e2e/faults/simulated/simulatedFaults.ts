import { setTimeout as wait } from 'node:timers/promises';
import { type NetworkFault, networkFaultNames } from '../network/networkFaults.ts';
import { handInFaults } from './handInFaults.ts';
import type { Inflict } from './Inflict.ts';
import { roomFaults } from './roomFaults.ts';

function network(fault: NetworkFault): Inflict {
  return async (student) => {
    const { desk, random } = student;
    const tab = await desk.anyTab();
    await desk.link.spoil(fault, () => student.answerSome(desk, tab, random.between(1, 3)));
  };
}

const others = {
  'network cut': async (student) => {
    const { desk, random } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, 1);
    desk.setOnline(false);
    await student.answerSome(desk, tab, random.between(1, 5));
    await wait(random.between(0, 3_000));
  },
  'tab killed': async (student) => {
    const { desk, random } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, random.between(1, 3));
    await wait(random.between(0, 600));
    const next = await student.crash(desk, tab);
    await student.answerSome(desk, next, random.between(0, 2));
  },
  'tab killed without network': async (student) => {
    const { desk, random } = student;
    desk.setOnline(false);
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, random.between(1, 3));
    await wait(random.between(0, 600));
    const next = await student.crash(desk, tab);
    await student.answerSome(desk, next, random.between(0, 2));
  },
  'page reloaded': async (student) => {
    const { desk, random } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, random.between(1, 3));
    tab.leave();
    await student.answerSome(desk, await desk.open(), random.between(0, 2));
  },
  'two tabs': async (student) => {
    const { desk, random } = student;
    const first = await desk.anyTab();
    const second = await desk.open();
    for (let turn = random.between(2, 4); turn > 0; turn -= 1)
      await student.answerSome(desk, random.pick([first, second]), random.between(1, 2));
    if (random.oneIn(2)) random.pick([first, second]).leave();
    else await student.crash(desk, desk.leader ?? first);
    while (desk.tabs.length > 2) desk.tabs[0]?.leave();
  },
  'second device': async (student) => {
    const { desk, random } = student;
    const atDesk = await desk.anyTab();
    const phone = await student.secondDevice();
    phone.setOnline(true);
    await student.signIn(phone);
    const onPhone = await phone.open();
    await onPhone.adopted;
    if (random.oneIn(3)) phone.setOnline(false);
    for (let turn = random.between(1, 3); turn > 0; turn -= 1) {
      await student.answerSome(desk, atDesk, 1);
      await student.answerSome(phone, onPhone, random.between(1, 2));
    }
    // The first to sign in sends its own answers first.
    if (random.oneIn(2)) await student.recover(desk);
    await student.recover(phone);
    onPhone.leave();
  },
  'signed out in the middle': async (student) => {
    const { desk, account, random } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, 1);
    await account.signIn();
    await student.answerSome(desk, tab, random.between(1, 3));
    await wait(random.between(0, 1_500));
  },
} satisfies Record<string, Inflict>;

/** All faults of a single student. Server faults affect everybody and are not included. */
export const simulatedFaults = new Map<string, Inflict>([
  ...networkFaultNames.map((name): [string, Inflict] => [name, network(name)]),
  ...Object.entries({ ...others, ...roomFaults, ...handInFaults }),
]);
