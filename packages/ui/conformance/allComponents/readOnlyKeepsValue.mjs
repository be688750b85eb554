import { afterRender } from '../ConformanceReport.mjs';

const maxChecked = 3;

/** A read-only field can be focused and read, and typing does not change it. */
export async function readOnlyKeepsValue(page, checks) {
  const handles = await page.$$(
    '#storybook-root :is(input[readonly]:not([type="checkbox"], [type="radio"]), textarea[readonly], [role="spinbutton"][aria-readonly="true"])',
  );
  let checked = 0;
  for (const handle of handles) {
    const read = () => handle.evaluate((element) => element.value ?? element.textContent);
    if (checked === maxChecked || !(await handle.evaluate((element) => window.probe.isVisible(element))))
      continue;
    checked += 1;
    const before = await read();
    const words = await handle.evaluate((element) => window.probe.words(element));
    await handle.focus();
    checks.equals(
      'Tab',
      `${words}, read-only, has the focus`,
      await handle.evaluate((element) => document.activeElement === element && element.tabIndex >= 0),
    );
    await page.keyboard.type('7');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Backspace');
    await afterRender(page);
    checks.equals('7, ↑, Backspace', `the value of ${words}, read-only`, await read(), before);
  }
}
