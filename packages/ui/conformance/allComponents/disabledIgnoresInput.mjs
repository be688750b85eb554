import { afterRender } from '../ConformanceReport.mjs';

const maxChecked = 4;

/** A disabled control does not take focus by Tab, or is `aria-disabled`; a press changes nothing in either case. */
export async function disabledIgnoresInput(page, checks) {
  const spots = await page.evaluate(() => {
    const { probe } = window;
    return probe
      .all(':disabled, [aria-disabled="true"]')
      .filter((element) => !element.matches('option, fieldset') && probe.isVisible(element))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        const hit = document.elementFromPoint(at.x, at.y);
        return { ...at, words: probe.words(element), open: hit !== null && element.contains(hit) };
      })
      .filter(({ open }) => open);
  });
  const reached = await page.evaluate(() => {
    const { probe } = window;
    return probe
      .all(':disabled, [aria-disabled="true"], [data-disabled] :is(input, [tabindex], button)')
      .filter((element) => {
        element.focus();
        const takes = document.activeElement === element && element.tabIndex >= 0;
        return takes && element.ariaDisabled !== 'true' && !element.closest('[aria-disabled="true"]');
      })
      .map((element) => probe.words(element))
      .slice(0, 3);
  });
  if (spots.length === 0) return;
  checks.equals(
    'Tab',
    'disabled things that take the focus and do not say that they are disabled',
    reached,
    [],
  );
  for (const { x, y, words } of spots.slice(0, maxChecked)) {
    const before = await page.evaluate(state);
    await page.mouse.click(x, y);
    await afterRender(page);
    checks.equals(
      'a press',
      `what changes by ${words}, which is disabled`,
      changes(before, await page.evaluate(state)),
      [],
    );
  }
}

function changes(before, after) {
  return after.filter((line) => !before.includes(line)).slice(0, 2);
}

/** All state that a press may change, as exposed to assistive technology. */
function state() {
  return (
    window.probe
      .all(window.probe.interactive)
      // A press may move a grid's tab stop: that is focus, not a change.
      .filter((element) => !/^(gridcell|rowheader|columnheader|row)$/.test(window.probe.role(element)))
      .map((element) =>
        [
          window.probe.words(element),
          element.value,
          element.checked,
          element.ariaExpanded,
          element.ariaSelected,
          element.ariaPressed,
          element.ariaChecked,
        ].join(' '),
      )
  );
}
