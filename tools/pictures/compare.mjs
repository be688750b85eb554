import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * A pixel differs above this colour distance; this many may differ. Detects a small
 * change of colour, tolerates antialiasing.
 */
const tolerance = { threshold: 0.02, pixels: 20 };

/** Compares a picture with the accepted one, or accepts it; returns the result and the file with the current picture. */
export function compare({ name, bytes, places, accept }) {
  const accepted = join(places.accepted, name);
  const isKnown = existsSync(accepted);
  if (accept || !isKnown) {
    writeFileSync(accepted, bytes);
    return { result: isKnown ? 'same' : 'new', file: accepted };
  }
  const old = readFileSync(accepted);
  const difference = old.equals(bytes) ? undefined : differenceOf(old, bytes);
  if (!difference) return { result: 'same', file: accepted };
  const file = join(places.new, name);
  writeFileSync(file, bytes);
  writeFileSync(join(places.different, name), difference);
  return { result: 'different', file };
}

/** The picture of what differs, or none. */
function differenceOf(oldBytes, bytes) {
  const [before, after] = [PNG.sync.read(oldBytes), PNG.sync.read(bytes)];
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return bytes;
  const difference = new PNG({ width, height });
  const { threshold } = tolerance;
  const pixels = pixelmatch(before.data, after.data, difference.data, width, height, { threshold });
  return pixels <= tolerance.pixels ? undefined : PNG.sync.write(difference);
}
