import { PNG } from 'pngjs';
import { afterRender } from '../ConformanceReport.mjs';

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
  const clip = await stop.evaluate((element, room) => {
    if (!element.isConnected) return undefined;
    // Keeps `:focus-visible`: the last key was Tab.
    element.focus({ focusVisible: true });
    if (document.activeElement !== element) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // A visually hidden input is represented by its label: look there.
    const x = Math.max(0, left - room);
    const y = Math.max(0, top - room);
    return {
      x: x + window.scrollX,
      y: y + window.scrollY,
      width: Math.min(window.innerWidth, right + room) - x,
      height: Math.min(window.innerHeight, bottom + room) - y,
      scale: 1,
    };
  }, margin);
  if (!clip || clip.width < 1 || clip.height < 1) return undefined;
  await afterRender(page);
  const focused = await picture(session, clip);
  await leave(stop, stops);
  await afterRender(page);
  return differing(focused, await picture(session, clip));
}

/** Moves the focus to another stop if a dialog would take it back at once, else blurs. */
async function leave(stop, stops) {
  const other = stops.find((one) => one !== stop);
  await stop.evaluate((element, elsewhere) => {
    element.blur();
    if (element.closest('[role="dialog"], [role="alertdialog"], dialog')) elsewhere?.focus();
  }, other);
}

async function picture(session, clip) {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip,
  });
  return PNG.sync.read(Buffer.from(data, 'base64'));
}

function differing(before, after) {
  if (before.width !== after.width || before.height !== after.height) return Infinity;
  let count = 0;
  for (let at = 0; at < before.data.length; at += 4)
    if (contrast(before.data, after.data, at) >= 3) count += 1;
  return count;
}

function contrast(one, other, at) {
  const [first, second] = [light(one, at), light(other, at)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const channel = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function light(data, at) {
  return 0.2126 * channel[data[at]] + 0.7152 * channel[data[at + 1]] + 0.0722 * channel[data[at + 2]];
}
