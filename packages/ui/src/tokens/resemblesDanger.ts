import { readColor } from './oklch';
import { themes } from './themes';

/** Degrees of hue, and the lightness, up to which a vivid colour is seen as the red of danger and not as orange or pink. */
const near = { hue: 20, lightness: 0.62 };

/**
 * Returns whether a unit's colour could be taken for that of errors and deletion: `#9a3412` and `#b91c1c`, but not `#ea580c`.
 * False for what is no colour.
 */
export function resemblesDanger(color: string): boolean {
  const brand = readColor(color);
  const danger = readColor(themes.light.tone.danger.solid);
  if (!brand || !danger) return false;
  const apart = Math.abs(((brand.hue - danger.hue + 540) % 360) - 180);
  return apart <= near.hue && brand.lightness <= near.lightness && brand.chroma >= danger.chroma / 2;
}
