import { afterRender } from '../ConformanceReport.mjs';
import { clipAround, contrastingPixels, takePicture } from '../pictures.mjs';

/** Attributes that mark a state, by the selector of an element that has it. */
const states = [
  ['[aria-current]', 'aria-current'],
  ['[aria-selected="true"]', 'aria-selected'],
  ['[aria-pressed="true"]', 'aria-pressed'],
  ['[data-answered="true"]', 'data-answered'],
  ['[data-current="true"]', 'data-current'],
  ['[data-state="current"]', 'data-state'],
  ['[data-state="done"]', 'data-state'],
  ['[data-urgency="now"]', 'data-urgency'],
];
/** Around the element, for a ring outside it, in pixels. */
const margin = 8;
const minChangedPixels = 32;

/**
 * Forced colours remove backgrounds and shadows. A state that is seen in the usual colours must be seen there too: it compares
 * screenshots of an element with and without the attribute of its state.
 */
export async function statesInForcedColors(page, checks) {
  const shown = await elementsWithState(page);
  if (shown.length === 0) return;
  await page.evaluate(() => document.activeElement?.blur?.());
  const session = await page.context().newCDPSession(page);
  const lost = [];
  for (const { handle, selector, attribute } of shown) {
    const usual = await change(page, session, handle, attribute, { forcedColors: 'none', ratio: 1.04 });
    if (usual < minChangedPixels) continue;
    const forced = await change(page, session, handle, attribute, { forcedColors: 'active', ratio: 3 });
    if (forced < minChangedPixels) lost.push(`${selector} (${forced} pixels)`);
  }
  checks.equals('forced colours', 'states that are not seen', lost, []);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await session.detach();
}

/** The first visible element of each state. A checked box inside shows it by itself. */
async function elementsWithState(page) {
  const found = [];
  for (const [selector, attribute] of states) {
    const handle = await page.evaluateHandle((wanted) => {
      const { all, isVisible } = window.probe;
      return all(wanted).find((one) => isVisible(one) && !one.querySelector(':checked')) ?? null;
    }, selector);
    const element = handle.asElement();
    if (element) found.push({ handle: element, selector, attribute });
  }
  return found;
}

/** The pixels that change when the attribute is removed. */
async function change(page, session, handle, attribute, { forcedColors, ratio }) {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
  const clip = await clipAround(handle, margin);
  if (!clip) return 0;
  await afterRender(page);
  const before = await takePicture(session, clip);
  const value = await handle.evaluate((element, name) => {
    const had = element.getAttribute(name);
    element.removeAttribute(name);
    return had;
  }, attribute);
  await afterRender(page);
  const after = await takePicture(session, clip);
  await handle.evaluate((element, [name, had]) => element.setAttribute(name, had), [attribute, value]);
  return contrastingPixels(before, after, ratio);
}
