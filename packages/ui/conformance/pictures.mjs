import { PNG } from 'pngjs';

/** The part of the page around an element, or undefined when nothing of it is in the window. */
export async function clipAround(handle, margin) {
  const clip = await handle.evaluate((element, room) => {
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
  return clip.width < 1 || clip.height < 1 ? undefined : clip;
}

export async function takePicture(session, clip) {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip,
  });
  return PNG.sync.read(Buffer.from(data, 'base64'));
}

/** The number of pixels whose colours before and after have at least this contrast. */
export function contrastingPixels(before, after, ratio) {
  if (before.width !== after.width || before.height !== after.height) return Infinity;
  let count = 0;
  for (let at = 0; at < before.data.length; at += 4)
    if (contrast(before.data, after.data, at) >= ratio) count += 1;
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
