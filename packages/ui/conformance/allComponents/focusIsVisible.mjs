import { afterRender } from '../ConformanceReport.mjs';
import { clipAround, contrastingPixels, takePicture } from '../pictures.mjs';

const steps = 4;
/** Margin around the element that contains its focus ring, or that of its box, in pixels. */
const margin = 8;
/** Minimum number of pixels that must differ by 3 : 1 (WCAG 2.4.13): a line of two pixels along a short edge. */
const minChangedPixels = 32;

/**
 * Compares each tab stop with and without focus, by screenshots. Needs no knowledge of outlines, shadows or boxes, so it works
 * in forced colours too.
 */
export async function focusIsVisible(page, checks) {
  const stops = await stopsOf(page);
  if (stops.length === 0) return;
  const session = await page.context().newCDPSession(page);
  for (const [forcedColors, key] of [
    ['none', 'Tab'],
    ['active', 'Tab, forced colours'],
  ]) {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
    const notVisible = [];
    for (const stop of stops) {
      const differ = await difference(page, session, stop, stops);
      if (differ !== undefined && differ < minChangedPixels)
        notVisible.push(
          `${await stop.evaluate((element) => window.probe.words(element))} (${differ} pixels)`,
        );
    }
    checks.equals(key, 'where the focus is not seen', notVisible, []);
  }
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await session.detach();
}

async function stopsOf(page) {
  await page.evaluate(() => document.activeElement?.blur?.());
  const stops = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const handle = await page.evaluateHandle(() => {
      const at = document.activeElement;
      // The content of a frame or video draws its own focus ring.
      const ours = at && at !== document.body && !at.matches('iframe, video') && window.probe.isVisible(at);
      return ours ? at : null;
    });
    const element = handle.asElement();
    if (!element) continue;
    const known = await Promise.all(
      stops.map((stop) => stop.evaluate((one, other) => one === other, element)),
    );
    if (known.includes(true)) break;
    stops.push(element);
  }
  return stops;
}

async function difference(page, session, stop, stops) {
  const takesFocus = await stop.evaluate((element) => {
    if (!element.isConnected) return false;
    // Keeps `:focus-visible`: the last key was Tab.
    element.focus({ focusVisible: true });
    return document.activeElement === element;
  });
  const clip = takesFocus && (await clipAround(stop, margin));
  if (!clip) return undefined;
  await afterRender(page);
  const focused = await takePicture(session, clip);
  await leave(stop, stops);
  await afterRender(page);
  return contrastingPixels(focused, await takePicture(session, clip), 3);
}

/** Moves the focus to another stop if a dialog would take it back at once, else blurs. */
async function leave(stop, stops) {
  const other = stops.find((one) => one !== stop);
  await stop.evaluate((element, elsewhere) => {
    element.blur();
    if (element.closest('[role="dialog"], [role="alertdialog"], dialog')) elsewhere?.focus();
  }, other);
}
