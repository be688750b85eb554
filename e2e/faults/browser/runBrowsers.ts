import { chromium } from '@playwright/test';
import { distributeFaults } from '../distributeFaults.ts';
import type { Part } from '../Part.ts';
import { ServerKiller } from '../ServerKiller.ts';
import playwright from '../../playwright.config.ts';
import { browserFaults, injectFault } from './browserFaults.ts';
import { BrowserStudent } from './BrowserStudent.ts';

/** Students in real Chromiums, each with its own faults, on one server that is killed repeatedly. */
export async function runBrowsers(part: Part): Promise<void> {
  const { report, random, usernames, faults, kills } = part;
  const own = faults - kills;
  const kinds = [...browserFaults.keys()].filter((name) => name.includes(part.kind));
  const shares = distributeFaults(kinds, own, usernames.length, random);
  const killer = new ServerKiller(part, own);
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
  try {
    await Promise.all(
      usernames.map(async (username, index) => {
        const student = await BrowserStudent.begin(browser, username, {
          ...part,
          random: random.for(username),
        });
        for (const kind of shares[index] ?? []) {
          report.countFault(kind);
          await injectFault(student, kind).catch((error: unknown) => student.reportState(kind, error));
          killer.step();
        }
        await killer.settled();
        await student.recover(student.desk);
        await student.check('everything');
        await student.end();
      }),
    );
  } finally {
    await browser.close();
  }
}
