import { drawn } from '../Findings.mjs';

const most = 3;

/** What is read-only can be reached and read, and typing leaves it as it is. */
export async function readOnlyKeepsItsValue(page, checks) {
  const handles = await page.$$(
    '#storybook-root :is(input[readonly]:not([type="checkbox"], [type="radio"]), textarea[readonly], [role="spinbutton"][aria-readonly="true"])',
  );
  let looked = 0;
  for (const handle of handles) {
    const read = () => handle.evaluate((element) => element.value ?? element.textContent);
    if (looked === most || !(await handle.evaluate((element) => window.probe.isSeen(element)))) continue;
    looked += 1;
    const before = await read();
    const words = await handle.evaluate((element) => window.probe.words(element));
    await handle.focus();
    checks.holds(
      'Tab',
      `${words}, read-only, has the focus`,
      await handle.evaluate((element) => document.activeElement === element && element.tabIndex >= 0),
    );
    await page.keyboard.type('7');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Backspace');
    await drawn(page);
    checks.holds('7, ↑, Backspace', `the value of ${words}, read-only`, await read(), before);
  }
}
