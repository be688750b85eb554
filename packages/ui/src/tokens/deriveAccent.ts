import { luminance, luminanceOf } from './contrast';
import { readColor, toLinear, writeOklch, type Oklch } from './oklch';
import type { Theme } from './theme';
import { themes, type ThemeName } from './themes';
import { toneParts, type TonePart } from './tones';

export interface Accent {
  tone: Record<TonePart, string>;
  /** `color.selected` and `color.focus`, which follow the accent. */
  selected: string;
  focus: string;
}

/** The ratios required by `pairs.ts`, with a margin for rounding. */
const least = ({ highContrast }: Theme) =>
  highContrast ? { text: 7.05, mark: 4.55 } : { text: 4.55, mark: 3.05 };

/**
 * Derives a theme's accent from a unit's colour: keeps the hue, and changes lightness and chroma only as far as contrast
 * requires. Quiet parts take the luminance of the theme's own accent, whose contrast is tested. Null for an invalid colour.
 */
export function deriveAccent(color: string, name: ThemeName): Accent | null {
  const brand = readColor(color);
  if (!brand) return null;
  const theme: Theme = themes[name];
  const own = theme.tone.accent;
  const { text: words, mark } = least(theme);
  const grounds = groundsOf(theme);
  const like = (model: string) => writeOklch(withLuminance(luminanceOf(model), calmed(brand, model)));
  const apart = (from: Oklch, against: readonly string[], ratio: number) =>
    stayApart(from, against, ratio, theme.scheme);
  const seen = apart(brand, [...grounds, own.softHover], mark);
  const [solid, solidHover, solidPressed] = solids(apart(seen, [own.onSolid], words), theme.scheme);
  const text = writeOklch(apart(brand, [...grounds, own.soft, own.softHover], words));
  const quiet = { soft: like(own.soft), softHover: like(own.softHover), border: like(own.border) };
  return {
    tone: { solid, solidHover, solidPressed, onSolid: like(own.onSolid), text, ...quiet },
    selected: like(theme.color.selected),
    // In high contrast the focus ring keeps its unique colour.
    focus: theme.highContrast ? theme.color.focus : writeOklch(seen),
  };
}

/** The paths in `vars` that an accent replaces. */
export const accentPaths = [
  ...toneParts.map((part) => ['tone', 'accent', part] as const),
  ['color', 'selected'] as const,
  ['color', 'focus'] as const,
];

function groundsOf({ color }: Theme): string[] {
  const { ground, surface, raised, sunken, hover, pressed, selected } = color;
  return [ground, surface, raised, sunken, hover, pressed, selected];
}

function solids(from: Oklch, scheme: Theme['scheme']): [string, string, string] {
  const at = (by: number) => writeOklch(fit({ ...from, lightness: from.lightness + by }));
  const [hover, pressed] = steps(from.lightness, scheme);
  return [at(0), at(hover), at(pressed)];
}

/** Hovered and pressed buttons move away from their text's lightness; at the end of the scale there is only one direction. */
function steps(lightness: number, scheme: Theme['scheme']): readonly [number, number] {
  if (scheme === 'light') return lightness < 0.2 ? [0.06, 0.12] : [-0.045, -0.09];
  return lightness > 0.9 ? [-0.05, -0.1] : [0.045, 0.09];
}

/** Limits the chroma of a quiet part to the theme's; a grey brand colour has less. */
function calmed(brand: Oklch, model: string): Oklch {
  const chroma = readColor(model)?.chroma ?? 0;
  return { ...brand, chroma: Math.min(brand.chroma, chroma) };
}

/** Changes the lightness until the ratio against all of `against` is met: darker in a light theme, lighter in a dark one. */
function stayApart(color: Oklch, against: readonly string[], ratio: number, scheme: Theme['scheme']): Oklch {
  const others = against.map(luminanceOf);
  const fitted = fit(color);
  if (scheme === 'light') {
    const most = (Math.min(...others) + 0.05) / ratio - 0.05;
    return luminance(fitted) <= most ? fitted : withLuminance(most, color);
  }
  const fewest = (Math.max(...others) + 0.05) * ratio - 0.05;
  return luminance(fitted) >= fewest ? fitted : withLuminance(fewest, color);
}

function withLuminance(wanted: number, color: Oklch): Oklch {
  const lightness = halve((middle) => luminance(fit({ ...color, lightness: middle })) <= wanted, 0, 1);
  return fit({ ...color, lightness });
}

/** Reduces chroma until the colour is inside sRGB: clipping would change its luminance. */
function fit(color: Oklch): Oklch {
  const inside = (chroma: number) =>
    toLinear({ ...color, chroma }).every((channel) => channel >= -0.0005 && channel <= 1.0005);
  return inside(color.chroma) ? color : { ...color, chroma: halve(inside, 0, color.chroma) };
}

/** Bisects for the largest number for which `holds` is true. */
function halve(holds: (middle: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 24; turn += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
