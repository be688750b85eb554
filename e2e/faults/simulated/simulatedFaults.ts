import { setTimeout as wait } from 'node:timers/promises';
import { type NetworkFault, networkFaultNames } from '../network/networkFaults.ts';
import type { SimulatedStudent } from './SimulatedStudent.ts';

type Inflict = (student: SimulatedStudent) => Promise<void>;

function network(fault: NetworkFault): Inflict {
  return async (student) => {
    const { desk, dice } = student;
    const tab = await desk.anyTab();
    await desk.link.spoil(fault, () => student.answerSome(desk, tab, dice.between(1, 3)));
  };
}

const others = {
  'network cut': async (student) => {
    const { desk, dice } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, 1);
    desk.setOnline(false);
    await student.answerSome(desk, tab, dice.between(1, 5));
    await wait(dice.between(0, 3_000));
  },
  'tab killed': async (student) => {
    const { desk, dice } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, dice.between(1, 3));
    await wait(dice.between(0, 600));
    const next = await student.crash(desk, tab);
    await student.answerSome(desk, next, dice.between(0, 2));
  },
  'tab killed without network': async (student) => {
    const { desk, dice } = student;
    desk.setOnline(false);
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, dice.between(1, 3));
    await wait(dice.between(0, 600));
    const next = await student.crash(desk, tab);
    await student.answerSome(desk, next, dice.between(0, 2));
  },
  'page reloaded': async (student) => {
    const { desk, dice } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, dice.between(1, 3));
    tab.leave();
    await student.answerSome(desk, await desk.open(), dice.between(0, 2));
  },
  'two tabs': async (student) => {
    const { desk, dice } = student;
    const first = await desk.anyTab();
    const second = await desk.open();
    for (let turn = dice.between(2, 4); turn > 0; turn -= 1)
      await student.answerSome(desk, dice.pick([first, second]), dice.between(1, 2));
    if (dice.oneIn(2)) dice.pick([first, second]).leave();
    else await student.crash(desk, desk.leader ?? first);
    while (desk.tabs.length > 2) desk.tabs[0]?.leave();
  },
  'second device': async (student) => {
    const { desk, dice } = student;
    const atDesk = await desk.anyTab();
    const phone = await student.secondDevice();
    phone.setOnline(true);
    await student.signIn(phone);
    const onPhone = await phone.open();
    await onPhone.adopted;
    if (dice.oneIn(3)) phone.setOnline(false);
    for (let turn = dice.between(1, 3); turn > 0; turn -= 1) {
      await student.answerSome(desk, atDesk, 1);
      await student.answerSome(phone, onPhone, dice.between(1, 2));
    }
    // Whoever signs in first brings the own answers first.
    if (dice.oneIn(2)) await student.recover(desk);
    await student.recover(phone);
    onPhone.leave();
  },
  'signed out in the middle': async (student) => {
    const { desk, account, dice } = student;
    const tab = await desk.anyTab();
    await student.answerSome(desk, tab, 1);
    await account.signIn();
    await student.answerSome(desk, tab, dice.between(1, 3));
    await wait(dice.between(0, 1_500));
  },
} satisfies Record<string, Inflict>;

/** Everything that can happen to one student. What happens to the server happens to all: it is not in here. */
export const simulatedFaults = new Map<string, Inflict>([
  ...networkFaultNames.map((name): [string, Inflict] => [name, network(name)]),
  ...Object.entries(others),
]);
