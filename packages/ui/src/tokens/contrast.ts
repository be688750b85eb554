import { readColor, toLinear, type Oklch } from './oklch';

/** WCAG contrast of two opaque colours (OKLCH or hex), 1–21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminanceOf(first), luminanceOf(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG relative luminance of a token colour, 0–1. */
export function luminanceOf(color: string): number {
  const read = readColor(color);
  if (!read) throw new Error(`Not an opaque colour in hex or of the form oklch(L C H): ${color}`);
  return luminance(read);
}

/** Colours outside of sRGB are clipped, as a screen does. */
export function luminance(color: Oklch): number {
  const [red, green, blue] = toLinear(color);
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
